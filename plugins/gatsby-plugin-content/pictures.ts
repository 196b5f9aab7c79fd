import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type Fault, type FieldPath, faultAt, faultOf, type Source } from "./faults";

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i;

/** Where a content file names a picture. */
export interface PictureUse {
  source: Source;
  at: FieldPath;
  /** As written in the file. */
  value: string;
  /** Pixels. */
  minWidth: number;
}

/**
 * Checks one picture that a file names.
 * @param use where and how it is named
 * @param dataDir absolute path of `data/`
 * @returns its faults: outside `data/`, missing, too heavy, not a picture, cut
 * short, too small, too large
 */
export async function checkPicture(use: PictureUse, dataDir: string): Promise<Fault[]> {
  const { source, at, value, minWidth } = use;
  const fault = (message: string) => [faultAt(source, at, message)];
  const file = path.resolve(source.folder, value);
  const inside = path.relative(dataDir, file);
  if (inside.startsWith("..") || path.isAbsolute(inside)) {
    return fault(`se esperaba una imagen dentro de data/; "${value}" está fuera`);
  }
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return fault(`se esperaba una imagen que exista; no está "${value}"`);
  const key = [file, found.size, found.mtimeMs, minWidth].join();
  const message = inspected.get(key) ?? inspect(file, found.size, minWidth);
  inspected.set(key, message);
  const wrong = await message;
  return wrong ? fault(`${wrong}: "${value}"`) : [];
}

/** A picture that has not changed is not read again while developing. */
const inspected = new Map<string, Promise<string | undefined>>();

/** What is wrong with a picture, in words that its name goes after. */
async function inspect(file: string, bytes: number, minWidth: number): Promise<string | undefined> {
  if (bytes > MAX_BYTES) {
    return `se esperaba una imagen de 8 MB como mucho; pesa ${megabytes(bytes)} MB`;
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
  return (await isWhole(file)) ? undefined : "la imagen está cortada o dañada";
}

/** Decodes it all, at the smallest scale its format has. */
async function isWhole(file: string): Promise<boolean> {
  return sharp(file, { failOn: "truncated" })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1).replace(".", ",");

/**
 * Finds pictures that nothing shows.
 * @param dataDir absolute path of `data/`
 * @param used absolute paths of the pictures that files name
 * @returns a warning for each other picture in `data/`
 */
export async function unusedPictures(dataDir: string, used: Set<string>): Promise<Fault[]> {
  const entries = await readdir(dataDir, { recursive: true });
  return entries
    .filter((entry) => PICTURE.test(entry) && !used.has(path.join(dataDir, entry)))
    .sort()
    .map((entry) => {
      const file = `${path.basename(dataDir)}/${entry.split(path.sep).join("/")}`;
      return faultOf(file, "ningún archivo usa esta imagen", "warning");
    });
}
