import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { getEntryPath } from "../plugins/gatsby-plugin-content/contentFiles";
import { formatIssue } from "../plugins/gatsby-plugin-content/issues";
import { getSchemaPath } from "../plugins/gatsby-plugin-content/jsonSchema";
import { slug } from "../plugins/gatsby-plugin-content/model/textFields";
import { createSampleEntry } from "../plugins/gatsby-plugin-content/sampleEntry";
import { validateContent } from "../plugins/gatsby-plugin-content/validateContent";
import { getPagePath, type KindName, type KindNameWithPage, kindNames, kinds } from "../src/kinds";

/** The kinds that can have several entries, by their name on the command line. */
const kindsByName = new Map(
  kindNames
    .filter((kind) => kinds[kind].storage !== "single")
    .map((kind) => [path.basename(kinds[kind].file, ".json"), kind]),
);

const USAGE = `Uso: npm run new -- <${[...kindsByName.keys()].join("|")}> <id>`;

/** A drawing of a doorway, in place of a photograph. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="1600" height="1067" fill="#E4DCCD"/><path d="M650 1067V560a150 150 0 0 1 300 0v507z" fill="#F6F2EA"/></svg>`;

/**
 * Writes a new entry: JSON created from the content model, and a placeholder for each picture.
 * Existing files are not overwritten.
 * @returns the path of its folder or file from the project's root
 * @throws Error with a message for maintainers
 */
async function writeEntry(kind: KindName, id: string): Promise<string> {
  if (!slug.safeParse(id).success) {
    const { expected, maxLength } = z.toJSONSchema(slug);
    throw new Error(
      `El id "${id}" no vale: se esperaba ${expected}, y ${maxLength} letras como mucho.`,
    );
  }
  const file = getEntryPath(kind, id);
  const folder = path.dirname(file);
  const place = kinds[kind].storage === "file" ? file : folder;
  if (existsSync(place)) throw new Error(`Ya existe ${place}: no se ha tocado nada.`);
  const { entry, pictures } = createSampleEntry(kind, id);
  await mkdir(folder, { recursive: true });
  for (const name of pictures) {
    const picture = sharp(Buffer.from(PLACEHOLDER)).jpeg({ quality: 80 });
    await picture.toFile(path.join(folder, name));
  }
  const text = `${JSON.stringify({ $schema: getSchemaPath(kind), ...entry }, null, 2)}\n`;
  await writeFile(file, text, { flag: "wx" });
  return place;
}

async function main([name = "", id = "", ...others]: string[]): Promise<void> {
  const kind = kindsByName.get(name);
  if (!kind || !id || others.length > 0) throw new Error(USAGE);
  const place = await writeEntry(kind, id);
  const { issues } = await validateContent(path.resolve("data"));
  for (const issue of issues.filter(({ file }) => file === place || file.startsWith(`${place}/`))) {
    console.log(formatIssue(issue));
  }
  const pictures = kinds[kind].storage === "folder" ? ", cambia sus fotos" : "";
  console.log(`Hecho: ${place}. Escribe sus textos${pictures} y compruébalo con`);
  console.log("npm run check:content");
  if ("page" in kinds[kind])
    console.log(`Su página será ${getPagePath(kind as KindNameWithPage, id)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
