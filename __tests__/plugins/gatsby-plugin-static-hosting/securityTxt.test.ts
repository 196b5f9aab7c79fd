/** @jest-environment node */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  expiryOf,
  writeSecurityTxt,
} from "../../../plugins/gatsby-plugin-static-hosting/securityTxt";

const DAY = 86_400_000;

describe("expiryOf", () => {
  it.each(["2026-11-21", "2026-01-31", "2027-02-01", "2028-02-29", "2026-12-31"])(
    "is ten months to a year after %s",
    (day) => {
      const built = Date.parse(`${day}T23:59:59Z`);
      const ahead = Date.parse(expiryOf(built)) - built;
      expect(ahead).toBeGreaterThan(300 * DAY);
      expect(ahead).toBeLessThan(365 * DAY);
    },
  );

  it("is the same for every build of a month", () => {
    expect(expiryOf(Date.parse("2026-11-01T00:00:00Z"))).toBe("2027-10-01T00:00:00Z");
    expect(expiryOf(Date.parse("2026-11-30T23:59:59Z"))).toBe("2027-10-01T00:00:00Z");
  });
});

it("names the firm's address, the site and its language", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "public-"));
  await writeSecurityTxt(process.cwd(), folder, Date.parse("2026-11-21T00:00:00Z"));
  const text = await readFile(path.join(folder, ".well-known/security.txt"), "utf8");
  await rm(folder, { recursive: true });
  const { contact, url } = JSON.parse(await readFile("data/site/site.json", "utf8"));
  expect(text.trim().split("\n")).toEqual([
    `Contact: mailto:${contact.email}`,
    "Expires: 2027-10-01T00:00:00Z",
    "Preferred-Languages: es",
    `Canonical: ${url}/.well-known/security.txt`,
  ]);
});
