import { EventEmitter } from "node:events";
import fs, { type FSWatcher } from "node:fs";
import {
  createResolvers as callCreateResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onPreBootstrap,
} from "../../../plugins/gatsby-plugin-content/gatsby-node";
import { contentCopy } from "./contentCopy";

const copy = contentCopy();
const project = process.cwd();
beforeEach(() => process.chdir(copy.root()));
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

it("normalizes texts and lists of texts", () => {
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

  /** Resolves a field; `find` returns the entries of a type. */
  const resolve = (type: string, field: string, source: object, find?: (type: string) => object) =>
    resolvers[type]?.[field]?.resolve(
      source,
      {},
      { nodeModel: { findAll: async (query: { type: string }) => find?.(query.type) } },
    );

  it.each(["menu", "quickLinks"])("omits links to empty lists from %s", async (field) => {
    const find = (type: string) => ({ totalCount: async () => (type === "Rental" ? 0 : 1) });
    const links = ["/", "/#proyectos", "/#alquiler", "/alquiler/", "/#servicios"];
    const settings = { [field]: links.map((target) => ({ target })) };
    expect(await resolve("SiteSettings", field, settings, find)).toEqual(
      ["/", "/#proyectos", "/#servicios"].map((target) => ({ target })),
    );
  });

  it.each([
    ["Project", "./2.jpg", "Una torre", "50% 20%"],
    ["Rental", "./1.jpg", "El salón", undefined],
    ["Rental", "./3.jpg", "Torre Alta", undefined],
  ])("describes the main picture of %s, %s, by gallery or title", (type, image, alt, focus) => {
    const gallery = [
      { image: "./1.jpg", alt: "El  salo\u0301n" },
      { image: "./2.jpg", alt: "Una torre", focus: "50% 20%" },
    ];
    const node = { title: "Torre  Alta", image, gallery };
    expect(resolve(type, "imageAlt", node)).toBe(alt);
    expect(resolve(type, "imageFocus", node)).toBe(focus);
  });

  it("relates listings to three others, each a node of its type", async () => {
    const create = (type: string, jsonId: string) => ({
      internal: { type },
      jsonId,
      location: "Getafe",
    });
    const find = (type: string) => ({ entries: [create(type, "1"), create(type, "2")] });
    const others = [create("Rental", "2"), create("Project", "1"), create("Project", "2")];
    expect(await resolve("Rental", "related", create("Rental", "1"), find)).toEqual(others);
  });
});

it("in development, shows errors on the page and in the terminal until fixed", async () => {
  const log = jest.spyOn(console, "log").mockReturnValue();
  const watcher = Object.assign(new EventEmitter(), { unref: () => {} });
  const watch = jest.spyOn(fs, "watch").mockReturnValue(watcher as FSWatcher);
  const get = jest.fn();
  await call(onCreateDevServer, { app: { get } });
  const [address, answer] = get.mock.lastCall ?? [];
  expect(address).toBe("/___content-issues");
  const write = jest.fn();
  answer({}, { writeHead: () => {}, write, on: () => {} });
  const change = watch.mock.lastCall?.at(-1) as unknown as () => void;
  const getLast = (): string => JSON.parse(String(write.mock.lastCall).replace(/^data: /, ""));
  const changed = async (tell = change) => {
    const before = write.mock.calls.length;
    tell();
    while (write.mock.calls.length === before) await new Promise((done) => setTimeout(done, 20));
  };
  expect(getLast()).toBe("");
  const text = await copy.read("site/site.json");
  await copy.setField("site/site.json", "name", "");
  await copy.write("projects/1/5.jpg", "");
  await changed();
  expect(getLast()).toMatch(/^data\/site\/site\.json:\d+:\d+ {2}name {2}[^\n]*$/);
  expect(log).toHaveBeenLastCalledWith(`\nHay fallos en el contenido:\n${getLast()}\n`);
  await copy.write("site/site.json", text);
  // A folder that vanishes before it is read causes no crash.
  await changed(() => watcher.emit("error", new Error("ENOENT")));
  expect(getLast()).toBe("");
});
