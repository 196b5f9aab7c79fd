/** @jest-environment node */
import { existsSync } from "node:fs";
import type { CreatePagesArgs, CreateResolversArgs, Reporter } from "gatsby";
import { entities } from "../../../plugins/gatsby-plugin-content/model/index";
import {
  addPaths,
  createContentPages,
  guardContent,
  typeNameOf,
} from "../../../plugins/gatsby-plugin-content/nodes";
import { contentCopy } from "./copy";

const nodes: Record<string, { id: string; jsonId: string }[]> = {
  Project: [
    { id: "node-a", jsonId: "1" },
    { id: "node-b", jsonId: "villas-del-sur" },
  ],
  Rental: [{ id: "node-c", jsonId: "1" }],
  Service: [{ id: "node-d", jsonId: "comercializacion" }],
  LegalPage: [{ id: "node-e", jsonId: "aviso-legal" }],
};

describe("typeNameOf", () => {
  it.each(entities.map(({ folder, type }) => [folder, type]))(
    "gives the files of data/%s the type %s, however deep",
    (folder, type) => {
      expect(typeNameOf({ node: { relativeDirectory: folder } })).toBe(type);
      expect(typeNameOf({ node: { relativeDirectory: `${folder}/1` } })).toBe(type);
    },
  );

  it.each(["", "otros", "projects2/1", undefined])("does not know files of «%s»", (folder) => {
    const type = typeNameOf({ node: { relativeDirectory: folder } });
    expect(entities.map((entity): string => entity.type)).not.toContain(type);
  });
});

describe("createContentPages", () => {
  const createPage = jest.fn();
  beforeEach(() => {
    const getNodesByType = (type: string) => nodes[type] ?? [];
    createContentPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
  });

  it("makes one page for each entry, which finds it by its own id, the same on every machine", () => {
    const pages = createPage.mock.calls.map(([page]) => [page.path, page.context]);
    expect(pages).toEqual([
      ["/proyecto/1/", { jsonId: "1" }],
      ["/proyecto/villas-del-sur/", { jsonId: "villas-del-sur" }],
      ["/alquiler/1/", { jsonId: "1" }],
      ["/servicios/comercializacion/", { jsonId: "comercializacion" }],
      ["/legal/aviso-legal/", { jsonId: "aviso-legal" }],
    ]);
  });

  it("gives each page the template of its kind", () => {
    const templates = createPage.mock.calls.map(([page]): string => page.component);
    expect(templates.map((file) => file.match(/src\/templates\/(\w+)\.tsx$/)?.[1])).toEqual([
      "Project",
      "Project",
      "Rental",
      "Service",
      "Legal",
    ]);
    expect(templates.every((file) => existsSync(file))).toBe(true);
  });
});

describe("addPaths", () => {
  it("gives each entry the address that its page has", () => {
    const createResolvers = jest.fn();
    addPaths({ createResolvers } as unknown as CreateResolversArgs);
    const resolvers = Object.assign({}, ...createResolvers.mock.calls.flat());
    expect(Object.keys(resolvers)).toEqual(["Project", "Rental", "Service", "LegalPage"]);
    const paths = Object.entries(nodes).map(([type, [node]]) => resolvers[type].path.resolve(node));
    expect(paths).toEqual([
      "/proyecto/1/",
      "/alquiler/1/",
      "/servicios/comercializacion/",
      "/legal/aviso-legal/",
    ]);
  });
});

describe("guardContent", () => {
  const copy = contentCopy();
  const project = process.cwd();
  const panicOnBuild = jest.fn();
  const warn = jest.fn();
  const guard = () => guardContent({ reporter: { panicOnBuild, warn } as unknown as Reporter });

  beforeEach(() => process.chdir(copy.root()));
  afterEach(() => process.chdir(project));

  it("stays silent where there is no fault", async () => {
    await guard();
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("stops the build once, with all faults, one a line", async () => {
    await copy.spoil("projects/1/project.json", "status", "done");
    await copy.spoil("site/site.json", "name", "");
    await guard();
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
    const [title, ...faults] = String(panicOnBuild.mock.lastCall?.[0]).split("\n");
    expect(title).toBe("Hay 2 fallos en el contenido:");
    expect(faults).toEqual([
      expect.stringMatching(/^data\/projects\/1\/project\.json:\d+:\d+ {2}status {2}.*"done"/),
      expect.stringMatching(/^data\/site\/site\.json:\d+:\d+ {2}name {2}/),
    ]);
  });

  it("counts a single fault in the singular", async () => {
    await copy.spoil("site/site.json", "name", "");
    await guard();
    expect(panicOnBuild.mock.lastCall?.[0]).toMatch(/^Hay un fallo en el contenido:\n[^\n]+$/);
  });

  it("warns of what stops nothing", async () => {
    await copy.write("projects/1/5.jpg", "");
    await guard();
    expect(panicOnBuild).not.toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([[expect.stringContaining("data/projects/1/5.jpg")]]);
  });
});
