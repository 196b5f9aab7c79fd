import { readFile } from "node:fs/promises";
import path from "node:path";
import { sharePath } from "../../src/utils/sharePath";
import { hashOf, makerKey } from "../shared/hash";
import { type Makable, type Written, writeKept } from "../shared/keep";
import { remember } from "../shared/remember";
import { sharedPages } from "./pages";
import { type Photo, pictureOf, viewOf } from "./picture";

/**
 * Writes the picture that each page is shared with; removes those of pages that are no more.
 * @param root absolute folder with `data/` in it, of content that has passed the check
 * @param out absolute folder of the built site; they go where `sharePath` says
 * @param cacheDir absolute folder, kept between builds, for what need not be made again
 * @throws if content doesn't fit its model, or a photograph can't be decoded
 */
export async function writeShares(root: string, out: string, cacheDir: string): Promise<Written> {
  return writeKept(sharesOf(root), path.join(out, path.dirname(sharePath("/"))), cacheDir);
}

async function* sharesOf(root: string): AsyncGenerator<Makable> {
  const maker = await makerKey("plugins/gatsby-plugin-share-images", ["fontkit", "sharp"]);
  const view = remember(viewOf, (photo: Photo) => JSON.stringify(photo));
  for (const { path: page, card, photo } of await sharedPages(root)) {
    yield {
      name: path.basename(sharePath(page)),
      key: hashOf(maker, JSON.stringify([card, photo.position]), await readFile(photo.file)),
      make: async () => pictureOf(card, await view(photo)),
    };
  }
}
