import { slug } from "../model/stringFields";

/*
 * In development, nodes are made of whatever stands in the files, and Gatsby ends with an error in a
 * field that it computes for sorting or filtering.
 */

/** Reads the id of an entry's node; empty if it is not a valid one. */
export const readJsonId = ({ jsonId }: { jsonId?: unknown }): string =>
  slug.safeParse(jsonId).data ?? "";

/** Reads a list of objects in a node, without what is no object. */
export const readObjects = <Item extends object>(
  list: readonly (Item | null)[] | null | undefined,
): Item[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];

/** Reads a text in a node; empty if it is none. */
export const readText = (text: unknown): string => (typeof text === "string" ? text : "");
