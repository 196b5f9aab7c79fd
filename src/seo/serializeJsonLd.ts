import type { Graph } from "schema-dts";

const escapes: Record<string, string> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };

/**
 * Serializes a graph for a `<script type="application/ld+json">`, so that no string in it can close
 * the element. `&` is escaped too, because Gatsby decodes character references in the output of a
 * Head: "&lt;/script>" in a title would become the tag itself.
 */
export function serializeJsonLd(graph: Graph): string {
  return JSON.stringify(graph).replace(/[<>&]/g, (character) => escapes[character] ?? character);
}
