import { onPreBootstrap } from "../../../plugins/gatsby-plugin-content/gatsby-node";
import { copySampleContent, SAMPLE_DAY } from "../../sampleContent";

const copy = copySampleContent();
const project = process.cwd();
beforeEach(() => {
  process.chdir(copy.root());
  jest.spyOn(Date, "now").mockReturnValue(SAMPLE_DAY);
});
afterEach(() => process.chdir(project));

/** Calls a hook with only the arguments that it uses. */
const call = (hook: unknown, args: object) => (hook as (args: object) => unknown)(args);

describe("onPreBootstrap", () => {
  const panicOnBuild = jest.fn();
  const warn = jest.fn();
  const check = () => call(onPreBootstrap, { reporter: { panicOnBuild, warn } });

  it("fails the build once, with one line per issue", async () => {
    await copy.setField("projects/1/project.json", "status", "done");
    await copy.setField("site/site.json", "name", "");
    await check();
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    const [title, ...issues] = String(panicOnBuild.mock.lastCall?.[0]).split("\n");
    expect(title).toBe("Hay fallos en el contenido:");
    expect(issues).toEqual([
      expect.stringMatching(/^data\/projects\/1\/project\.json:\d+:\d+ {2}status {2}.*"done"/),
      expect.stringMatching(/^data\/site\/site\.json:\d+:\d+ {2}name {2}/),
    ]);
  });

  it("warns about an unused picture without failing the build", async () => {
    await copy.write("projects/1/5.jpg", "");
    await check();
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/data\/projects\/1\/5\.jpg:1:1 {2}aviso: /)],
    ]);
  });
});
