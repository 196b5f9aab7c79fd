import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { getEntryFile, getEntryId } from "../gatsby-plugin-content/model/entryFilePaths";
import { type ModelName, modelNames, models } from "../gatsby-plugin-content/model/models";
import { slug } from "../gatsby-plugin-content/model/stringFields";
import { createJsonSchema } from "../gatsby-plugin-content/schema/jsonSchema";
import { formatIssue, isWarning } from "../gatsby-plugin-content/validation/issues";
import { formatPath } from "../gatsby-plugin-content/validation/listDataFiles";
import { validateContent } from "../gatsby-plugin-content/validation/validateContent";

/** What the form sends before it saves an entry (browser/requestCheck.ts). */
const requestSchema = z.object({
  collection: z.string(),
  /** Of its file in the collection; empty for a new one. */
  path: z.string(),
  isNew: z.boolean(),
  /** The file's future text, and its text when the form was opened. */
  text: z.string(),
  opened: z.string(),
  /** The pictures that are saved with it, in base64. */
  pictures: z.array(z.object({ name: z.string(), content: z.base64() })),
});

/** The folder in which a new entry without a valid identifier is checked. */
const UNNAMED = "sin-identificador";

const readText = (file: string) => readFile(file, "utf8").catch(() => undefined);

/**
 * Checks whether an entry may be saved; writes nothing.
 * @param root absolute path of the project
 * @param request what the form has sent
 * @returns the reasons why not, in Spanish, if there are any
 */
export async function checkEntry(root: string, request: unknown): Promise<string | undefined> {
  const { data: sent } = requestSchema.safeParse(request);
  const model = modelNames.find((name) => models[name].folder === sent?.collection);
  if (!sent || !model) return "La petición no se entiende.";
  const entry = JSON.parse(sent.text) ?? {};
  const id = slug.safeParse(entry.id).data ?? UNNAMED;
  const entryId = sent.isNew ? id : getEntryId(sent.path);
  const name = path.join(root, getEntryFile(model, entryId));
  const current = await readText(name);
  if (sent.isNew && current !== undefined)
    return `El identificador «${entry.id}» ya lo tiene otra entrada: escribe otro.`;
  if (!sent.isNew && (current ?? "") !== sent.opened)
    return "El archivo ha cambiado desde que abriste este formulario. Copia lo que hayas escrito, vuelve a la lista y abre la entrada otra vez.";
  const unsaved = new Map([[name, Buffer.from(sent.text)]]);
  for (const picture of sent.pictures) {
    const file = path.join(path.dirname(name), picture.name);
    const content = Buffer.from(picture.content, "base64");
    const existing = await readFile(file).catch(() => content);
    if (!existing.equals(content))
      return `Ya hay una foto que se llama «${picture.name}»: vuelve a la lista sin guardar y elige la tuya con otro nombre.`;
    unsaved.set(file, content);
  }
  const dataDir = path.join(root, "data");
  const own = formatPath(name, dataDir);
  const findErrors = async (files?: typeof unsaved) =>
    (await validateContent(dataDir, Date.now(), files)).issues.filter((one) => !isWarning(one));
  const earlier = new Set((await findErrors()).map(formatIssue));
  const reasons = (await findErrors(unsaved)).flatMap((issue) => {
    const { file, field, message } = issue;
    // In another file, such as one that already has a role, unless it was wrong before.
    if (file !== own) return earlier.has(formatIssue(issue)) ? [] : [`${file}: ${message}`];
    // The form has no lines.
    const words = message.replace(/ \(línea \d+\)$/, "");
    return field ? `${nameField(model, entry, field)}: ${words}` : words;
  });
  return reasons.join(" · ") || undefined;
}

type Values = Record<string, unknown> | undefined;

/** Names a field by the form's labels: «Viviendas, n.º 1 (Bajo A), Precio» for `units.0.price`. */
function nameField(model: ModelName, entry: Values, field: string): string {
  let schema = createJsonSchema(model);
  let value: Values = entry;
  const labels = field.split(".").map((key) => {
    const isItem = schema.type === "array";
    schema = (isItem ? schema.items : schema.properties?.[key]) ?? {};
    value = value?.[key] as Values;
    const name = isItem && (value?.name || value?.title);
    const number = `n.º ${Number(key) + 1}${name ? ` (${name})` : ""}`;
    return isItem ? number : (schema.title ?? key);
  });
  return labels.join(", ");
}
