import { formatSecurityTxt } from "../../../plugins/gatsby-adapter-static/securityTxt";

// Less than a year ahead, and the same for all builds of a month.
it.each([
  ["2026-11-01T00:00:00Z", "2027-10-01T00:00:00Z"],
  ["2026-11-30T23:59:59Z", "2027-10-01T00:00:00Z"],
  ["2028-02-29T23:59:59Z", "2029-01-01T00:00:00Z"],
])("security.txt states contact, site and language; built on %s, it expires on %s", (day, end) => {
  const [url, email] = ["https://zaguan.example", "hola@zaguan.example"];
  const text = formatSecurityTxt({ url, email }, new Date(day));
  expect(text.trim().split("\n")).toEqual([
    "Contact: mailto:hola@zaguan.example",
    `Expires: ${end}`,
    "Preferred-Languages: es",
    "Canonical: https://zaguan.example/.well-known/security.txt",
  ]);
});
