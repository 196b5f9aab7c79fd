/** @jest-environment node */
import { readFile } from "node:fs/promises";

it("the commands that hosts run need no development dependency", async () => {
  const { scripts, dependencies } = JSON.parse(await readFile("package.json", "utf8"));
  const names = ["postinstall", "build", "start", "serve"];
  const commands = names.flatMap((name) => scripts[name].split(" && "));
  const programs = commands.map((command) => command.replace("node --import ", "").split(" ")[0]);
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(programs.filter((program) => program !== "npm")),
  );
});

it("a package is pinned once: an override takes the version of the dependency", async () => {
  const { overrides, dependencies, devDependencies } = JSON.parse(
    await readFile("package.json", "utf8"),
  );
  const pinned = { ...dependencies, ...devDependencies };
  const list = (part: object): [string, unknown][] =>
    Object.entries(part).flatMap(([name, value]) =>
      typeof value === "object" ? list(value) : [[name, value]],
    );
  expect(list(overrides).length).toBeGreaterThan(0);
  for (const [name, version] of list(overrides)) {
    const owner = String(version).startsWith("$") ? String(version).slice(1) : name;
    expect([name, version]).toEqual([name, owner in pinned ? `$${owner}` : version]);
  }
});
