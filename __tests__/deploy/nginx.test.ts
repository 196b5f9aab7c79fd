/** @jest-environment node */
import { readFileSync } from "node:fs";

it("nginx also starts on machines without IPv6", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).not.toMatch(/listen \[/);
});
