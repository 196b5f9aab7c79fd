import { formatSecurityTxt } from "../../../plugins/gatsby-adapter-static/textFiles";

describe("security.txt", () => {
  const format = (day: string) =>
    formatSecurityTxt({
      url: "https://zaguan.example",
      email: "hola@zaguan.example",
      built: new Date(day),
    });
  const getExpiry = (text: string) => /^Expires: (.*)$/m.exec(text)?.[1] ?? "";

  it("names the firm's address, the site and its language", () => {
    expect(format("2026-11-21T00:00:00Z").trim().split("\n")).toEqual([
      "Contact: mailto:hola@zaguan.example",
      "Expires: 2027-10-01T00:00:00Z",
      "Preferred-Languages: es",
      "Canonical: https://zaguan.example/.well-known/security.txt",
    ]);
  });

  it.each(["2026-11-21", "2026-01-31", "2027-02-01", "2028-02-29", "2026-12-31"])(
    "expires 300 to 365 days after a build of %s",
    (day) => {
      const built = `${day}T23:59:59Z`;
      const days = (Date.parse(getExpiry(format(built))) - Date.parse(built)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );

  it("is the same for all builds of a month", () => {
    expect(format("2026-11-01T00:00:00Z")).toBe(format("2026-11-30T23:59:59Z"));
  });
});
