/** @jest-environment node */
import {
  createResolvers as callCreateResolvers,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPreBootstrap,
} from "../../../plugins/gatsby-plugin-content/gatsby-node";
import { formatIssue } from "../../../plugins/gatsby-plugin-content/issues";
import { contentCopy } from "./copy";

const copy = contentCopy();
const project = process.cwd();
beforeEach(() => process.chdir(copy.root()));
afterEach(() => process.chdir(project));

/** Calls a hook with the few of its arguments that it uses. */
const call = (hook: unknown, args: object) => (hook as (args: object) => unknown)(args);

describe("onPreBootstrap", () => {
  const panicOnBuild = jest.fn();
  const warn = jest.fn();
  const check = () => call(onPreBootstrap, { reporter: { panicOnBuild, warn } });

  it("prints nothing for valid content", async () => {
    await check();
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("ends the build once, with one line for each issue", async () => {
    await copy.spoil("projects/1/project.json", "status", "done");
    await copy.spoil("site/site.json", "name", "");
    await check();
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    const [title, ...issues] = String(panicOnBuild.mock.lastCall?.[0]).split("\n");
    expect(title).toBe("Hay fallos en el contenido:");
    expect(issues).toEqual([
      expect.stringMatching(/^data\/projects\/1\/project\.json:\d+:\d+ {2}status {2}.*"done"/),
      expect.stringMatching(/^data\/site\/site\.json:\d+:\d+ {2}name {2}/),
    ]);
  });

  it("warns of an unused picture without ending the build", async () => {
    await copy.write("projects/1/5.jpg", "");
    await check();
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([[expect.stringContaining("data/projects/1/5.jpg")]]);
  });
});

describe("createSchemaCustomization", () => {
  it("reads texts, and lists of them, as they look", () => {
    const createFieldExtension = jest.fn();
    call(createSchemaCustomization, { actions: { createTypes: jest.fn(), createFieldExtension } });
    const [{ name, extend }] = createFieldExtension.mock.lastCall;
    expect(name).toBe("text");
    const read = (value: unknown) =>
      extend().resolve({}, {}, { defaultFieldResolver: () => value }, {});
    expect(read("Logron\u0303o ")).toBe("Logroño");
    expect(read(["Dos  baños", "Trastero"])).toEqual(["Dos baños", "Trastero"]);
    expect(read(undefined)).toBeUndefined();
  });
});

describe("createResolvers", () => {
  interface Field {
    resolve: (source: object, args?: object, context?: object) => unknown;
  }
  const resolvers: Record<string, Record<string, Field>> = {};
  const createResolvers = (added: typeof resolvers) => {
    for (const [type, fields] of Object.entries(added)) {
      resolvers[type] = { ...resolvers[type], ...fields };
    }
  };
  beforeEach(() => call(callCreateResolvers, { createResolvers }));

  it.each([
    ["Project", "villas-del-sur", "/proyecto/villas-del-sur/"],
    ["Rental", "1", "/alquiler/1/"],
    ["Service", "comercializacion", "/servicios/comercializacion/"],
    ["LegalPage", "aviso-legal", "/legal/aviso-legal/"],
  ])("gives %s %s the path %s", (type, jsonId, path) => {
    expect(resolvers[type]?.path?.resolve({ jsonId })).toBe(path);
  });

  it("adds fields to no other content", () => {
    expect(Object.keys(resolvers).sort()).toEqual([
      "LegalPage",
      "Project",
      "Rental",
      "Service",
      "SiteSettings",
    ]);
  });

  it.each(["menu", "quickLinks"])("leaves lists without entries out of %s", async (field) => {
    const findAll = async ({ type }: { type: string }) => ({
      totalCount: async () => (type === "Rental" ? 0 : 1),
    });
    const links = ["/", "/#proyectos", "/#alquiler", "/alquiler/", "/#servicios"];
    const settings = { [field]: links.map((target) => ({ label: target, target })) };
    const shown = await resolvers.SiteSettings?.[field]?.resolve(
      settings,
      {},
      { nodeModel: { findAll } },
    );
    expect(shown).toMatchObject([
      { target: "/" },
      { target: "/#proyectos" },
      { target: "/#servicios" },
    ]);
  });

  it("gives listings three others, each a node of its type", async () => {
    const node = (type: string, jsonId: string) => ({
      internal: { type },
      jsonId,
      location: "Getafe",
    });
    const findAll = async ({ type }: { type: string }) => ({
      entries: ["1", "2"].map((id) => node(type, id)),
    });
    const related = await resolvers.Rental?.related?.resolve(
      node("Rental", "1"),
      {},
      { nodeModel: { findAll } },
    );
    expect(related).toEqual([node("Rental", "2"), node("Project", "1"), node("Project", "2")]);
  });
});

interface Compilation {
  compiler: object;
  contextDependencies: Set<string>;
  errors: Error[];
}

interface Plugin {
  apply: (compiler: object) => void;
}

describe("onCreateWebpackConfig", () => {
  const setWebpackConfig = jest.fn<void, [{ plugins: Plugin[] }]>();
  const configure = (stage: string) =>
    call(onCreateWebpackConfig, { stage, actions: { setWebpackConfig } });

  /** Compiles with the plugins that were set; `child`: as a compiler started by that compiler. */
  async function compile(child = false): Promise<Compilation> {
    let compiled = async (_: Compilation) => {};
    const tapPromise = (_: string, listener: typeof compiled) => {
      compiled = listener;
    };
    const compiler = { hooks: { afterCompile: { tapPromise } }, webpack: { WebpackError: Error } };
    for (const plugin of setWebpackConfig.mock.lastCall?.[0].plugins ?? []) plugin.apply(compiler);
    const compilation: Compilation = {
      compiler: child ? {} : compiler,
      contextDependencies: new Set(),
      errors: [],
    };
    await compiled(compilation);
    return compilation;
  }

  it.each(["develop-html", "build-javascript", "build-html"])("adds nothing at %s", (stage) => {
    configure(stage);
    expect(setWebpackConfig).not.toHaveBeenCalled();
  });

  it("compiles again when the content changes", async () => {
    configure("develop");
    const { contextDependencies, errors } = await compile();
    expect([...contextDependencies]).toEqual([copy.place(".")]);
    expect(errors).toEqual([]);
  });

  it("adds all issues of the content as one error", async () => {
    await copy.spoil("site/site.json", "name", "");
    await copy.spoil("projects/1/project.json", "status", "done");
    configure("develop");
    const { errors } = await compile();
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(/project\.json:\d+:\d+ {2}status .*\n.*site\.json:.* name /);
  });

  it("breaks lines after 100 characters, between words", async () => {
    await copy.spoil(
      "projects/1/project.json",
      "gallery.2.image",
      "./fotografia-de-la-fachada.jpg",
    );
    configure("develop");
    const [, ...lines] = (await compile()).errors[0]?.message.split("\n") ?? [];
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.length <= 104)).toBe(true);
    const [issue] = await copy.issues();
    expect(lines.join(" ").replace(/ +/g, " ")).toBe(
      issue && formatIssue(issue).replace(/ +/g, " "),
    );
  });

  it("adds no warning", async () => {
    await copy.write("projects/1/5.jpg", "");
    configure("develop");
    expect((await compile()).errors).toEqual([]);
  });

  it("adds nothing to the compilations of other compilers", async () => {
    await copy.spoil("site/site.json", "name", "");
    configure("develop");
    expect((await compile(true)).errors).toEqual([]);
  });
});
