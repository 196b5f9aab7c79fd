import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { checkContent } from "../plugins/gatsby-plugin-content/check";
import { formatFault } from "../plugins/gatsby-plugin-content/faults";
import { schemaName } from "../plugins/gatsby-plugin-content/jsonSchema";
import { slug } from "../plugins/gatsby-plugin-content/model/fields";
import { entities } from "../plugins/gatsby-plugin-content/model/index";
import { pageKinds, pagePath } from "../plugins/gatsby-plugin-content/pages";
import { skeletonOf } from "../plugins/gatsby-plugin-content/skeleton";

const USAGE = "Uso: npm run new -- <project|rental|service|legal> <id>";

/** A doorway on stone, until there is a photograph. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"><rect width="1600" height="1067" fill="#E4DCCD"/><path d="M650 1067V560a150 150 0 0 1 300 0v507z" fill="#F6F2EA"/></svg>`;

/**
 * Makes a new entry: its JSON from the content model, in a folder with a stand-in for
 * each picture where its kind has those. Touches nothing that is there already.
 * @param kind «project», «rental», «service» or «legal»
 * @param id the new entry's id
 * @returns the path of its folder or file from the project's root
 * @throws Error in words for a maintainer
 */
async function makeEntry(kind: string, id: string): Promise<string> {
  const entity = entities.find(({ each, file }) => each && file === `${kind}.json`);
  if (!entity || !id) throw new Error(USAGE);
  const { error } = slug.safeParse(id);
  if (error) throw new Error(`El id "${id}" no vale: ${error.issues[0]?.message}.`);
  const isFile = entity.each === "file";
  const place = path.join("data", entity.folder, isFile ? `${id}.json` : id);
  if (existsSync(place)) throw new Error(`Ya existe ${place}: no se ha tocado nada.`);
  const folder = isFile ? path.dirname(place) : place;
  const { entry, pictures } = skeletonOf(entity, id);
  const $schema = `${isFile ? ".." : "../.."}/schemas/${schemaName(entity)}`;
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= pictures; number++) {
    await sharp(Buffer.from(PLACEHOLDER))
      .jpeg({ quality: 80 })
      .toFile(path.join(folder, `${number}.jpg`));
  }
  const text = `${JSON.stringify({ $schema, ...entry }, null, 2)}\n`;
  await writeFile(isFile ? place : path.join(place, entity.file), text, { flag: "wx" });
  return place;
}

async function main([kind = "", id = ""]: string[]): Promise<void> {
  const place = await makeEntry(kind, id);
  const { faults } = await checkContent(path.resolve("data"));
  for (const fault of faults.filter(({ file }) => file.startsWith(place))) {
    console.log(formatFault(fault));
  }
  const type = entities.find(({ file }) => file === `${kind}.json`)?.type;
  const page = pageKinds.find((row) => row.type === type);
  console.log(`Hecho: ${place}. Escribe sus textos, cambia sus fotos y compruébalo con`);
  console.log("npm run check:content");
  if (page) console.log(`Su página será ${pagePath(page, id)}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
