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
