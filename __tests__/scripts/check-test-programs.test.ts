import { scriptRunner } from "./scriptRunner";

const { run } = scriptRunner();

describe("check-test-programs.ts", () => {
  const env = { FIREFOX_PATH: "/nowhere/firefox", NGINX_PATH: process.execPath };

  it("says in one line which programs are missing", () => {
    const { status, lines } = run("check-test-programs.ts", env, ["firefox", "nginx"]);
    expect([status, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^Missing: firefox\. See .*README/);
  });

  it("says nothing if none are missing", () => {
    expect(run("check-test-programs.ts", env, ["nginx"])).toEqual({ status: 0, lines: [""] });
  });
});
