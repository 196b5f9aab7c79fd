/** @jest-environment node */
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import reporter from "gatsby-cli/lib/reporter";
import { survivePictures, watchContent } from "../../../plugins/gatsby-plugin-content/develop";
import { contentCopy } from "./copy";

jest.mock("gatsby-cli/lib/reporter", () => ({ panic: () => {}, warn: () => {} }));

interface Compilation {
  compiler: object;
  contextDependencies: Set<string>;
  errors: Error[];
}

interface Plugin {
  apply: (compiler: object) => void;
}

const setWebpackConfig = jest.fn<void, [{ plugins: Plugin[] }]>();

const watch = (stage: string) =>
  watchContent({ stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);

/** Compiles once, or somebody else does, with the plugins that were set. */
async function compile(byAnother = false): Promise<Compilation> {
  let compiled = async (_: Compilation) => {};
  const tapPromise = (_: string, listener: typeof compiled) => {
    compiled = listener;
  };
  const compiler = { hooks: { afterCompile: { tapPromise } }, webpack: { WebpackError: Error } };
  for (const plugin of setWebpackConfig.mock.lastCall?.[0].plugins ?? []) plugin.apply(compiler);
  const compilation: Compilation = {
    compiler: byAnother ? {} : compiler,
    contextDependencies: new Set(),
    errors: [],
  };
  await compiled(compilation);
  return compilation;
}

describe("watchContent", () => {
  const copy = contentCopy();
  const project = process.cwd();

  beforeEach(() => process.chdir(copy.root()));
  afterEach(() => process.chdir(project));

  it.each(["develop-html", "build-javascript", "build-html"])("does nothing at %s", (stage) => {
    watch(stage);
    expect(setWebpackConfig).not.toHaveBeenCalled();
  });

  it("compiles anew when the content changes", async () => {
    watch("develop");
    const { contextDependencies, errors } = await compile();
    expect([...contextDependencies]).toEqual([expect.stringMatching(/\/data$/)]);
    expect(errors).toEqual([]);
  });

  it("shows all faults of the content as one error", async () => {
    await copy.spoil("site/site.json", "name", "");
    await copy.spoil("projects/1/project.json", "status", "done");
    watch("develop");
    const { errors } = await compile();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(/project\.json:\d+:\d+ {2}status .*\n.*site\.json:.* name /);
  });

  it("takes a warning for no error", async () => {
    await copy.write("projects/1/5.jpg", "");
    watch("develop");
    expect((await compile()).errors).toEqual([]);
  });

  it("leaves the compilations of others alone", async () => {
    await copy.spoil("site/site.json", "name", "");
    watch("develop");
    expect((await compile(true)).errors).toEqual([]);
  });
});

describe("survivePictures", () => {
  const panic = jest.fn();
  const warn = jest.fn();

  function survive(command: string) {
    process.env.gatsby_executing_command = command;
    Object.assign(reporter, { panic, warn });
    survivePictures();
  }
  afterEach(() => {
    delete process.env.gatsby_executing_command;
  });

  it("makes a warning of a picture that can't be read", () => {
    survive("develop");
    reporter.panic("error converting image", new Error("no such file"));
    expect(panic).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith("Error: no such file");
  });

  const missing = (name: string) =>
    Object.assign(new Error("gone"), { code: "ENOENT", path: path.resolve(name) });

  it("makes a warning of a picture that has gone", () => {
    survive("develop");
    reporter.panic(missing("data/projects/1/1.jpg"));
    expect(panic).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith("Error: gone");
  });

  it.each([
    ["a text", "port taken"],
    ["another file", missing("src/pages/index.tsx")],
    ["another error", new Error("other")],
  ])("leaves other ends their way: %s", (_, message) => {
    survive("develop");
    reporter.panic(message);
    expect(panic).toHaveBeenCalledWith(message, undefined);
  });

  it("leaves a build alone: it must not publish without its pictures", () => {
    survive("build");
    reporter.panic("error converting image", new Error("no such file"));
    expect(panic).toHaveBeenCalled();
  });
});
