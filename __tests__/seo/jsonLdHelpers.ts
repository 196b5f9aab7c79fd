import { readdirSync, readFileSync } from "node:fs";
import type { Graph } from "schema-dts";
import type { AgencyProps } from "../../src/seo/jsonLdNodes";
import { serializeJsonLd } from "../../src/seo/serializeJsonLd";
import { address } from "../queryResults";

/** A node as search engines parse it. */
export interface Node {
  [key: string]: unknown;
}

export const SITE = "https://zaguan.example";

export const agency: AgencyProps = {
  siteUrl: SITE,
  fullName: "Zaguán Promotora Inmobiliaria",
  address,
};

const GOOD_RELATIONS = "http://purl.org/goodrelations/v1#";

/** Reads a content file. */
export const readData = <T>(file: string) => JSON.parse(readFileSync(file, "utf8")) as T;

/** Reads all entries of a kind. */
export const readEntries = <T>(folder: string, file: string) =>
  readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort()
    .map((id) => readData<T>(`${folder}/${id}/${file}`));

/** Lists the nodes of a graph as they are rendered into the page. */
export function listNodes(graph: Graph): Node[] {
  const { "@context": context, "@graph": nodes } = JSON.parse(serializeJsonLd(graph));
  expect(context).toBe("https://schema.org");
  return nodes;
}

/** Finds the only node of a type. */
export function findNode(graph: Graph, type: string): Node {
  const [node, ...others] = listNodes(graph).filter((candidate) => candidate["@type"] === type);
  if (!node || others.length > 0) throw new Error(`Not one ${type}`);
  return node;
}

/** Lists all objects nested in a value. */
function listObjects(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(listObjects)];
}

/** Properties whose values must be absolute URLs. */
const ADDRESSES = ["@id", "url", "image", "logo", "contentUrl", "item", "sameAs", "dayOfWeek"];

/** Checks what must hold for the graph of every page. */
export function expectValid(graph: Graph) {
  const objects = listObjects(listNodes(graph));
  const isReference = (node: Node) => Object.keys(node).join() === "@id";
  const ids = objects.filter((node) => !isReference(node)).map((node) => node["@id"]);
  const declared = ids.filter((id) => id !== undefined);
  expect(new Set(declared).size).toBe(declared.length);
  for (const node of objects) {
    expect(node["@type"] ?? node["@id"]).toEqual(expect.any(String));
    expect(Object.keys(node).filter((key) => /rating|review/i.test(key))).toEqual([]);
    expect(Object.values(node)).not.toContain(null);
    expect(Object.values(node)).not.toContain("");
    // GoodRelations terms are declared elsewhere, and their URLs use http.
    if (isReference(node) && String(node["@id"]).startsWith(GOOD_RELATIONS)) continue;
    if (isReference(node)) expect(declared).toContain(node["@id"]);
    for (const key of ADDRESSES) {
      for (const address of [node[key] ?? []].flat()) expect(address).toMatch(/^https:\/\/\S+$/);
    }
    for (const text of Object.values(node).flat()) {
      // A relative path, an insecure URL or a missing value.
      if (typeof text === "string") expect(text).not.toMatch(/^(\/|http:|undefined|null)/);
    }
  }
}
