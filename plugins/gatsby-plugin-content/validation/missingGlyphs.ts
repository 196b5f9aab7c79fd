import { findMissingGlyphs } from "../../utils/glyphSubstitution";
import { findSchema, type JsonSchema } from "../jsonSchema";
import { normalizeText } from "../normalizeText";
import { type ContentIssue, createWarning } from "./issues";
import { type JsonSource, listStrings } from "./jsonSource";

/** The maximum number of missing glyphs reported per file. */
const MAX_MISSING_GLYPHS = 5;

/** Warns about characters missing from the fonts of dossiers and share pictures, once per file. */
export function findMissingGlyphIssues(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const found = new Map<string, ContentIssue>();
  for (const { field, value } of listStrings(source.tree)) {
    for (const { character, instead } of findMissingGlyphs(normalizeText(value))) {
      if (found.has(character) || !findSchema(schema, field)?.isText) continue;
      const advice = instead ? `escribe «${instead}»` : "quítalo o dilo con palabras";
      const message = `«${character}» no está en la letra con que se imprimen el dossier y la imagen al compartir: ${advice}`;
      found.set(character, createWarning(source, field, message));
    }
  }
  return [...found.values()].slice(0, MAX_MISSING_GLYPHS);
}
