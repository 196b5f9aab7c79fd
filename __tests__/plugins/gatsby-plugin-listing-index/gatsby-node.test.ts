/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  onCreateDevServer,
  onPostBuild,
} from "../../../plugins/gatsby-plugin-listing-index/gatsby-node";

const project = { status: "past", type: "sale", location: "Getafe" };
const rental = { price: 900, bedrooms: 2, area: 70 };
const projects = [
  { jsonId: "10", order: null, ...project },
  { jsonId: "2", order: null, ...project, location: "Leganés" },
  { jsonId: "a", order: 1, ...project, location: "Parla" },
];
const rentals = [{ jsonId: "1", order: null, ...rental }];

const indexes = {
  "/proyectos/filtros.json": [
    { ...project, location: "Parla" },
    { ...project, location: "Leganés" },
    project,
  ],
  "/alquiler/filtros.json": [rental],
};

const root = process.cwd();
let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "listing-index-"));
  process.chdir(directory);
});
afterEach(() => {
  process.chdir(root);
  return rm(directory, { recursive: true });
});

const call = (hook: unknown, args: object) => (hook as (args: object) => Promise<void>)(args);

const resolveIndex = (index: string) => path.join(directory, "public", index);

describe("onPostBuild", () => {
  const panicOnBuild = jest.fn();
  const build = (answer: object) =>
    call(onPostBuild, { graphql: async () => answer, reporter: { panicOnBuild } });

  it("writes what the entries of each list are filtered by, in its order", async () => {
    await build({ data: { allProject: { nodes: projects }, allRental: { nodes: rentals } } });
    for (const [index, facts] of Object.entries(indexes)) {
      expect(JSON.parse(await readFile(resolveIndex(index), "utf8"))).toEqual(facts);
    }
  });

  it("writes an empty list for a kind without entries", async () => {
    await build({ data: { allProject: { nodes: [] }, allRental: { nodes: [] } } });
    expect(await readFile(resolveIndex("/alquiler/filtros.json"), "utf8")).toBe("[]");
  });

  it("ends the build where the query fails", async () => {
    await build({ errors: [new Error("no type Project")] });
    expect(panicOnBuild).toHaveBeenCalledTimes(1);
  });
});

describe("onCreateDevServer", () => {
  it("answers with the nodes of the moment, also after a build", async () => {
    const [index] = Object.keys(indexes);
    await mkdir(path.dirname(resolveIndex(index ?? "")), { recursive: true });
    await writeFile(resolveIndex(index ?? ""), "[]");
    const nodes: Record<string, object[]> = { Project: [], Rental: [] };
    const get = jest.fn();
    await call(onCreateDevServer, { app: { get }, getNodesByType: (type: string) => nodes[type] });
    Object.assign(nodes, { Project: projects, Rental: rentals });
    const answers = get.mock.calls.map(([address, answer]) => {
      const json = jest.fn();
      answer({}, { json });
      return [address, json.mock.lastCall?.[0]];
    });
    expect(Object.fromEntries(answers)).toEqual(indexes);
    expect(existsSync(resolveIndex(index ?? ""))).toBe(false);
  });
});
