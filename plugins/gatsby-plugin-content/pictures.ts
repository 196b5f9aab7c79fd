import { access, constants, stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { type DataTree, formatPath } from "./contentFiles";
import {
  type ContentIssue,
  createFileIssue,
  createIssue,
  type FieldPath,
  type JsonSource,
} from "./issues";
import type { UnsavedFiles } from "./jsonSource";
import { quote } from "./text";

// With a cache, a picture that is replaced while developing would be checked as it was before.
sharp.cache(false);

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i;
/** How much longer than wide, or wider than long, a picture may be: a page has no room for thinner ones. */
const MAX_RATIO = 4;

/** The formats that Gatsby and browsers take, by sharp's name, and their file extensions. */
const FORMATS: Record<string, { name: string; ending: RegExp }> = {
  jpeg: { name: "JPEG", ending: /\.jpe?g$/i },
  png: { name: "PNG", ending: /\.png$/i },
  webp: { name: "WebP", ending: /\.webp$/i },
  avif: { name: "AVIF", ending: /\.avif$/i },
};

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
 * @param unsaved what files will contain
 * @returns an issue if it is outside `data/`, missing, too heavy, not a picture of a format that
 * pages show, damaged, too small, too large or too narrow
 */
export async function validatePicture(
  use: PictureUse,
  dataDir: string,
  unsaved: UnsavedFiles,
): Promise<ContentIssue[]> {
  const { source, field, value, minWidth } = use;
  const fail = (message: string) => [createIssue(source, field, message)];
  const file = path.resolve(source.folder, value);
  const inside = path.relative(dataDir, file);
  if (inside.startsWith("..") || path.isAbsolute(inside)) {
    return fail(`se esperaba una imagen dentro de data/; ${quote(value)} está fuera`);
  }
  if (/^schemas[\\/]|(^|[\\/])node_modules[\\/]/.test(inside)) {
    return fail(`se esperaba una imagen en la carpeta de su contenido; hay ${quote(value)}`);
  }
  const explain = (wrong?: string) => (wrong ? fail(`${wrong}: ${quote(value)}`) : []);
  const content = unsaved.get(file);
  if (content) return explain(await inspectPicture(file, content, content.length, minWidth));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return fail(`se esperaba una imagen que exista; no está ${quote(value)}`);
  const key = [file, found.size, found.mtimeMs, minWidth].join();
  const message = inspected.get(key) ?? inspectPicture(file, file, found.size, minWidth);
  inspected.set(key, message);
  return explain(await message);
}

/** Results by file, size and time: while developing, an unchanged picture is read once. */
const inspected = new Map<string, Promise<string | undefined>>();

/**
 * Inspects a picture.
 * @param name what it is called, or will be
 * @param picture its content, or the path of its file
 * @param minWidth pixels
 * @returns what is wrong with it, if so: a phrase that its name goes after
 */
export async function inspectPicture(
  name: string,
  picture: Buffer | string,
  bytes: number,
  minWidth: number,
): Promise<string | undefined> {
  if (bytes > MAX_BYTES) {
    return `se esperaba una imagen de 8 MB como mucho; pesa ${formatMegabytes(bytes)} MB`;
  }
  const metadata = await readMetadata(picture).catch(() => undefined);
  if (!metadata?.width || !metadata.height) {
    const reading = Buffer.isBuffer(picture) ? Promise.resolve() : access(picture, constants.R_OK);
    return reading.then(
      () => "se esperaba una imagen; no lo es",
      () => "no se puede leer la imagen: da permiso de lectura a tu usuario",
    );
  }
  const wrongFormat = explainFormat(name, metadata);
  if (wrongFormat) return wrongFormat;
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS) {
    return `se esperaba una imagen de 40 megapíxeles como mucho; mide ${width} × ${height}`;
  }
  if (width < minWidth) {
    return `se esperaba una imagen de ${minWidth} px de ancho o más; mide ${width}`;
  }
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
    return `se esperaba una imagen de 1 a ${MAX_RATIO} como mucho; mide ${width} × ${height}`;
  }
  // Decodes all of it, at the smallest scale of its format, and as strictly as gatsby-plugin-sharp.
  return sharp(picture, { failOn: "warning" })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      () => "la imagen está cortada o dañada",
    );
}

/** Asynchronous altogether: sharp throws at once where the content is empty. */
const readMetadata = async (picture: Buffer | string) =>
  sharp(picture, { limitInputPixels: false }).metadata();

/** Says what is wrong with the format of a picture, told by its content, not by its name. */
function explainFormat(name: string, metadata: Metadata): string | undefined {
  const { format, compression, pages = 1, space } = metadata;
  const isAvif = format === "heif" && compression === "av1";
  const known = FORMATS[isAvif ? "avif" : format];
  const found = known?.name ?? String(format).toUpperCase();
  if (!known) return `se esperaba JPEG, PNG, WebP o AVIF: expórtala como JPEG; es ${found}`;
  if (!known.ending.test(name)) {
    return `se esperaba un nombre que termine como su formato, ${found}: cámbialo`;
  }
  if (pages > 1) return "se esperaba una imagen quieta: expórtala sin animación";
  if (space === "cmyk") return "se esperaba una imagen en RGB: expórtala como sRGB; está en CMYK";
  return undefined;
}

const formatMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1).replace(".", ",");

/**
 * Finds pictures in `data/` that no content file names.
 * @param tree what lies in `data/`
 * @param dataDir absolute path of `data/`
 * @param used absolute paths of the pictures that are named
 * @returns a warning for each
 */
export function findUnusedPictures(
  tree: DataTree,
  dataDir: string,
  used: ReadonlySet<string>,
): ContentIssue[] {
  return tree.files
    .filter((file) => PICTURE.test(file) && !used.has(file))
    .map((file) => formatPath(file, dataDir))
    .sort()
    .map((file) => createFileIssue(file, "ningún archivo usa esta imagen", "warning"));
}
