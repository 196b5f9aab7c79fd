import path from "node:path";
import { slugify } from "../../../../src/urls/slugify";
import { quote } from "../../messages/quoteValue";
import { getModel, type ModelName } from "../../model/models";
import { slug } from "../../model/stringFields";
import { type ContentIssue, createIssue } from "../issues";
import type { JsonSource } from "../jsonSource";

/** Checks that the id of an entry is the name of its folder. */
export function validateIdMatchesFolder(
  model: ModelName,
  source: JsonSource,
  id: unknown,
): ContentIssue[] {
  if (getModel(model).isSingle || typeof id !== "string") return [];
  const name = path.basename(source.folder);
  if (!slug.safeParse(name).success) {
    const better = slugify(name);
    const other = slug.safeParse(better).success
      ? `otro como ${quote(better)}`
      : "otro más corto, en minúsculas sin acentos, cifras y guiones";
    const advice = `cambia el nombre de su carpeta y su id por ${other}`;
    return [createIssue(source, ["id"], `su carpeta se llama ${quote(name)}: ${advice}`)];
  }
  // An invalid id has been reported.
  if (id === name || !slug.safeParse(id).success) return [];
  return [
    createIssue(source, ["id"], `se esperaba ${quote(name)}, como su carpeta; hay ${quote(id)}`),
  ];
}
