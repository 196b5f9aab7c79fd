import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import {
  type ContentIssue,
  createFileIssue,
  createIssue,
  type FieldPath,
  type JsonSource,
} from "./issues";

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i;

/** A place in a content file that names a picture. */
export interface PictureUse {
  source: JsonSource;
  field: FieldPath;
  /** As written in the file. */
  value: string;
  /** Pixels. */
  minWidth: number;
}

/**
 * Validates a picture that a content file names.
 * @param dataDir absolute path of `data/`
 * @returns an issue if it is outside `data/`, missing, too heavy, not a picture, damaged, too
 * small or too large
 */
export async function validatePicture(use: PictureUse, dataDir: string): Promise<ContentIssue[]> {
  const { source, field, value, minWidth } = use;
  const fail = (message: string) => [createIssue(source, field, message)];
  const file = path.resolve(source.folder, value);
  const inside = path.relative(dataDir, file);
  if (inside.startsWith("..") || path.isAbsolute(inside)) {
    return fail(`se esperaba una imagen dentro de data/; "${value}" está fuera`);
  }
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return fail(`se esperaba una imagen que exista; no está "${value}"`);
  const key = [file, found.size, found.mtimeMs, minWidth].join();
  const message = inspected.get(key) ?? inspect(file, found.size, minWidth);
  inspected.set(key, message);
  const wrong = await message;
  return wrong ? fail(`${wrong}: "${value}"`) : [];
}

/** Results by file, size and time: while developing, an unchanged picture is read once. */
const inspected = new Map<string, Promise<string | undefined>>();

/** Says what is wrong with a picture: a phrase that its name goes after. */
async function inspect(file: string, bytes: number, minWidth: number): Promise<string | undefined> {
  if (bytes > MAX_BYTES) {
    return `se esperaba una imagen de 8 MB como mucho; pesa ${formatMegabytes(bytes)} MB`;
  }
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size?.width || !size.height) return "se esperaba una imagen; no lo es";
  const { width, height } = size;
  if (width * height > MAX_PIXELS) {
    return `se esperaba una imagen de 40 megapíxeles como mucho; mide ${width} × ${height}`;
  }
  if (width < minWidth) {
    return `se esperaba una imagen de ${minWidth} px de ancho o más; mide ${width}`;
  }
  return (await isIntact(file)) ? undefined : "la imagen está cortada o dañada";
}

/** Decodes the whole picture, at the smallest scale that its format offers. */
async function isIntact(file: string): Promise<boolean> {
  return sharp(file, { failOn: "truncated" })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

const formatMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1).replace(".", ",");

/**
 * Finds pictures in `data/` that no content file names.
 * @param dataDir absolute path of `data/`
 * @param used absolute paths of the pictures that are named
 * @returns a warning for each
 */
export async function findUnusedPictures(
  dataDir: string,
  used: ReadonlySet<string>,
): Promise<ContentIssue[]> {
  const entries = await readdir(dataDir, { recursive: true });
  return entries
    .filter((entry) => PICTURE.test(entry) && !used.has(path.join(dataDir, entry)))
    .sort()
    .map((entry) => {
      const file = `${path.basename(dataDir)}/${entry.split(path.sep).join("/")}`;
      return createFileIssue(file, "ningún archivo usa esta imagen", "warning");
    });
}
