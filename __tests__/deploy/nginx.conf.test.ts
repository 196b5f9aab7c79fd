/** @jest-environment node */
import { readFileSync } from "node:fs";

it("does not listen on IPv6 addresses, which would keep nginx from starting where there are none", () => {
  expect(readFileSync("deploy/nginx.conf", "utf8")).not.toMatch(/listen \[/);
});
