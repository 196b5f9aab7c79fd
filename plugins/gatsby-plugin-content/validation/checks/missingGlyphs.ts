import { findMissingGlyphs } from "../../../gatsby-plugin-documents/findMissingGlyphs";
import { normalizeText } from "../../model/normalizeText";
import { findSchema, type JsonSchema } from "../../schema/jsonSchema";
import { type ContentIssue, createIssue } from "../issues";
import { type JsonSource, listStrings } from "../jsonSource";

/** The maximum number of missing glyphs reported per file. */
const MAX_MISSING_GLYPHS = 5;

/** Finds letters and signs that no font of dossiers and share pictures has, each once per file. */
export function findMissingGlyphIssues(source: JsonSource, schema: JsonSchema): ContentIssue[] {
  const found = new Map<string, ContentIssue>();
  for (const { field, value } of listStrings(source.tree)) {
    if (!findSchema(schema, field)?.isText) continue;
    for (const letter of findMissingGlyphs(normalizeText(value), MAX_MISSING_GLYPHS)) {
      if (found.has(letter)) continue;
      const message = `se esperaban letras latinas y signos corrientes; hay «${letter}», que no está en las letras con que se imprimen el dossier y la imagen al compartir: ${adviseInstead(letter)}`;
      found.set(letter, createIssue(source, field, message));
    }
  }
  return [...found.values()].slice(0, MAX_MISSING_GLYPHS);
}

/** Says what to write instead: the letters of a ligature, for example. */
function adviseInstead(letter: string): string {
  const plain = letter.normalize("NFKC");
  const isPlain = plain !== letter && findMissingGlyphs(plain, 1).length === 0;
  return isPlain ? `escribe «${plain}»` : "quítalo o dilo con palabras";
}
