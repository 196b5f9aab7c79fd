/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { addNewest, createListPages, newest } from "../../../plugins/gatsby-plugin-content/lists";

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ jsonId: String(index + 1), order: null }));
const ids = (list: { jsonId: string }[]) => list.map(({ jsonId }) => jsonId);

describe("newest", () => {
  it("is all of a short list, in its order", () => {
    const list = [
      { jsonId: "b", order: 2 },
      { jsonId: "a", order: null },
      { jsonId: "c", order: 1 },
    ];
    expect(ids(newest(list))).toEqual(["c", "b", "a"]);
  });

  it("is the nine that stand last, where none has a date", () => {
    expect(ids(newest(entries(11)))).toEqual(["3", "4", "5", "6", "7", "8", "9", "10", "11"]);
  });

  it("is those published last before those without a date, still in the list's order", () => {
    const dated = entries(12).map((entry, index) => ({
      ...entry,
      published: index < 9 ? `2026-0${9 - index}-01` : null,
    }));
    expect(ids(newest(dated))).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    const one = entries(12).map((entry, index) => ({
      ...entry,
      published: index === 0 ? "2020-01-01" : undefined,
    }));
    expect(ids(newest(one))).toEqual(["1", "5", "6", "7", "8", "9", "10", "11", "12"]);
  });
});

describe("addNewest", () => {
  it("answers with the newest of all nodes of a kind", async () => {
    const createResolvers = jest.fn();
    addNewest({ createResolvers } as unknown as CreateResolversArgs);
    const { Query } = createResolvers.mock.lastCall?.[0] ?? {};
    expect(Object.keys(Query)).toEqual(["newestProjects", "newestRentals"]);
    const findAll = jest.fn().mockResolvedValue({ entries: entries(30) });
    expect(await Query.newestRentals.resolve({}, {}, { nodeModel: { findAll } })).toHaveLength(9);
    expect(findAll.mock.calls).toEqual([[{ type: "Rental" }]]);
  });
});

describe("createListPages", () => {
  const home = process.cwd();
  let folder = "";
  const project = { status: "past", type: "sale", location: "Getafe" };
  const rental = { price: 900, bedrooms: 2, area: 70 };
  afterEach(async () => {
    process.chdir(home);
    await rm(folder, { recursive: true });
  });

  async function pagesFor(projects: number, rentals: number) {
    folder = await mkdtemp(path.join(os.tmpdir(), "lists-"));
    process.chdir(folder);
    const createPage = jest.fn();
    const nodes: Record<string, object[]> = {
      Project: entries(projects).map((entry) => ({ ...entry, ...project })),
      Rental: entries(rentals).map((entry) => ({ ...entry, ...rental })),
    };
    const getNodesByType = (type: string) => [...(nodes[type] ?? [])].reverse();
    await createListPages({
      actions: { createPage },
      getNodesByType,
    } as unknown as CreatePagesArgs);
    return { folder, pages: createPage.mock.calls.map(([page]) => page) };
  }

  it("makes a page of each list from the start, also of an empty one", async () => {
    const { pages } = await pagesFor(2, 0);
    expect(pages.map(({ path: address, context }) => [address, context])).toEqual([
      ["/proyectos/", { ids: ["1", "2"], page: 1, pages: 1, places: ["Getafe"] }],
      ["/alquiler/", expect.objectContaining({ ids: [], page: 1, pages: 1 })],
    ]);
    for (const { component } of pages) {
      expect(existsSync(path.join(home, "src/templates", path.basename(component)))).toBe(true);
    }
  });

  it("puts 24 entries on a page, and never takes the address of a rental", async () => {
    const { pages } = await pagesFor(49, 25);
    expect(pages.map(({ path: address, context }) => [address, context.ids.length])).toEqual([
      ["/proyectos/", 24],
      ["/proyectos/pagina/2/", 24],
      ["/proyectos/pagina/3/", 1],
      ["/alquiler/", 24],
      ["/alquiler/pagina/2/", 1],
    ]);
    expect(pages.at(-1)?.context).toMatchObject({ ids: ["25"], page: 2, pages: 2 });
  });

  it("writes what all entries are filtered by, in the order of the pages", async () => {
    const { folder } = await pagesFor(2, 1);
    const read = async (name: string) =>
      JSON.parse(await readFile(path.join(folder, "public", name), "utf8"));
    expect(await read("proyectos/filtros.json")).toEqual([project, project]);
    expect(await read("alquiler/filtros.json")).toEqual([rental]);
  });
});
