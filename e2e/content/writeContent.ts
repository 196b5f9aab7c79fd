import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { createContent } from "../../__tests__/plugins/gatsby-plugin-content/generate";
import { type KindName, kindNames, kinds } from "../../src/utils/kinds";

/** Names that the site, Gatsby or hosts use themselves. */
const IDS = [
  ...["schemas", "pagina", "index", "404", "page-data", "static", "icon", "dossier"],
  ...["compartir", "admin", "api", "data", "fonts", "proyectos", "alquiler", "undefined", "null"],
];

/** How long lists get that may have any length: most are short, one of each kind is long. */
const LENGTHS = [60, 4, 1, 12];

/** A photograph of each form that the guide allows. */
async function createPictures(): Promise<Record<string, Buffer>> {
  const plain = { width: 1200, height: 800, channels: 3 as const, background: "#a08060" };
  const clear = { ...plain, channels: 4 as const, background: { r: 90, g: 90, b: 90, alpha: 0.5 } };
  return {
    "1.jpg": await sharp({ create: plain }).jpeg().toBuffer(),
    "2.png": await sharp({ create: clear }).png().toBuffer(),
    "3.webp": await sharp({ create: { ...plain, height: 4000 } })
      .webp()
      .toBuffer(),
    "4.jpg": await sharp({ create: { ...plain, width: 4800, height: 1200 } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  };
}

/**
 * Writes extreme content that passes the check, made out of the content model.
 * @param data absolute path of an empty `data/`
 * @param seed equal seeds give equal content
 */
export async function writeContent(data: string, seed: number): Promise<void> {
  const pictures = await createPictures();
  const write = (kind: KindName, folder: string, file: string, index: number, id?: string) => {
    const [content] = fc.sample(createContent(kind, LENGTHS[index % LENGTHS.length]), {
      seed: seed + index,
      numRuns: 1,
    });
    mkdirSync(path.join(data, folder), { recursive: true });
    for (const [name, bytes] of Object.entries(pictures)) {
      writeFileSync(path.join(data, folder, name), bytes);
    }
    const entry = { ...content, ...(id && { id }) };
    writeFileSync(path.join(data, folder, file), JSON.stringify(entry, null, 2));
  };
  for (const kind of kindNames) {
    const { folder, file, storage } = kinds[kind];
    if (storage === "single") write(kind, folder, file, 0);
    for (const [index, id] of IDS.entries()) {
      if (storage === "folder") write(kind, `${folder}/${id}`, file, index, id);
      if (storage === "file" && index < 3) write(kind, folder, `${id}.json`, index, id);
    }
  }
}
