import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { getEntryFile } from "../plugins/gatsby-plugin-content/model/entryFilePaths";
import {
  getModel,
  type ModelName,
  modelNames,
} from "../plugins/gatsby-plugin-content/model/models";
import { slug } from "../plugins/gatsby-plugin-content/model/stringFields";
import { createEntryTemplate } from "../plugins/gatsby-plugin-content/schema/entryTemplate";
import {
  createJsonSchema,
  getSchemaPath,
} from "../plugins/gatsby-plugin-content/schema/jsonSchema";
import { formatIssue } from "../plugins/gatsby-plugin-content/validation/issues";
import {
  getContentFiles,
  listDataFiles,
} from "../plugins/gatsby-plugin-content/validation/listDataFiles";
import { validateContent } from "../plugins/gatsby-plugin-content/validation/validateContent";
import { getPagePath, isKindName } from "../src/routes";

/** The kinds of content that have entries, by their name on the command line. */
const modelsByName = new Map(
  modelNames
    .filter((name) => !getModel(name).isSingle)
    .map((name) => [path.basename(getModel(name).file, ".json"), name]),
);

const USAGE = `Uso: npm run new -- <${[...modelsByName.keys()].join("|")}> <id>`;

/** A drawing of a doorway, in place of a photograph. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="1600" height="1067" fill="#E4DCCD"/><path d="M650 1067V560a150 150 0 0 1 300 0v507z" fill="#F6F2EA"/></svg>`;

/**
 * Writes a new entry: JSON created from the content model, and a placeholder for each picture.
 * Existing files are not overwritten.
 * @returns the path of its folder from the project's root
 * @throws Error with a message for maintainers
 */
async function writeEntry(model: ModelName, id: string): Promise<string> {
  if (!slug.safeParse(id).success) {
    const { expected, maxLength } = z.toJSONSchema(slug);
    throw new Error(
      `El id "${id}" no vale: se esperaba ${expected}, y ${maxLength} letras como mucho.`,
    );
  }
  const file = getEntryFile(model, id);
  const folder = path.dirname(file);
  if (existsSync(folder)) throw new Error(`Ya existe ${folder}: no se ha tocado nada.`);
  const dataDir = path.resolve("data");
  const others = getContentFiles(model, await listDataFiles(dataDir), dataDir);
  const { folder: kind, count, unique = "" } = getModel(model);
  if (others.length >= (count?.max ?? Infinity)) {
    throw new Error(
      `En data/${kind} ya hay ${others.length}, y el diseño cuenta con ${count?.max}: cambia una de esas entradas, o retira antes su carpeta.`,
    );
  }
  const { entry, pictures } = createEntryTemplate(model, id);
  const values = createJsonSchema(model).properties?.[unique]?.enum ?? [];
  const taken = await Promise.all(others.map((other) => readField(other, unique)));
  const free = values.find((value) => !taken.includes(value));
  if (free) Object.assign(entry, { [unique]: free });
  await mkdir(folder, { recursive: true });
  for (const name of pictures) {
    const picture = sharp(Buffer.from(PLACEHOLDER)).jpeg({ quality: 80 });
    await picture.toFile(path.join(folder, name));
  }
  const text = `${JSON.stringify({ $schema: getSchemaPath(model), ...entry }, null, 2)}\n`;
  await writeFile(file, text, { flag: "wx" });
  return folder;
}

/** Reads a field of an entry; undefined if its file can't be read. */
const readField = async (file: string, field: string): Promise<unknown> =>
  readFile(file, "utf8")
    .then((text) => JSON.parse(text)?.[field])
    .catch(() => undefined);

async function main([name = "", id = "", ...others]: string[]): Promise<void> {
  const model = modelsByName.get(name);
  if (!model || !id || others.length > 0) throw new Error(USAGE);
  const folder = await writeEntry(model, id);
  const { issues } = await validateContent(path.resolve("data"));
  for (const issue of issues.filter(({ file }) => file.startsWith(`${folder}/`))) {
    console.log(formatIssue(issue));
  }
  console.log(`Hecho: ${folder}. Escribe sus textos, cambia sus fotos y compruébalo con`);
  console.log("npm run check:content");
  if (isKindName(model)) console.log(`Su página será ${getPagePath(model, id)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
