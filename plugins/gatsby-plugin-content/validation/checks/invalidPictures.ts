import { access, constants, readdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { quote } from "../../messages/quoteValue";
import { isIgnoredByGatsby } from "../../settings/ignoredFiles";
import { hasExactFileName } from "../hasExactFileName";
import { type ContentIssue, createIssue, type FieldPath } from "../issues";
import type { JsonSource, UnsavedFiles } from "../jsonSource";

// With sharp's cache, a picture replaced during development would be validated as it was.
sharp.cache(false);

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
/** The maximum ratio of the longer to the shorter side, as pages have no room for thinner ones. */
const MAX_RATIO = 4;

/** The formats that Gatsby and browsers support, by sharp's name, with their file extensions. */
const FORMATS: Record<string, { name: string; ending: RegExp }> = {
  jpeg: { name: "JPEG", ending: /\.jpe?g$/i },
  png: { name: "PNG", ending: /\.png$/i },
  webp: { name: "WebP", ending: /\.webp$/i },
  avif: { name: "AVIF", ending: /\.avif$/i },
};

/** A reference to a picture in a content file. */
export interface PictureUse {
  source: JsonSource;
  field: FieldPath;
  /** The path as written in the file. */
  value: string;
  /** In pixels. */
  minWidth: number;
}

/**
 * Validates a picture that a content file refers to.
 * @param dataDir absolute path of `data/`
 * @param unsaved future contents of files
 * @returns an issue if it is outside `data/`, ignored by Gatsby, missing, too heavy, not in a supported format,
 * damaged, too small, too large or too narrow
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
  if (isIgnoredByGatsby(inside)) {
    const rule = "en la carpeta de su contenido y sin un punto al empezar su nombre";
    return fail(`se esperaba una imagen que el sitio lea, ${rule}; hay ${quote(value)}`);
  }
  const explain = (wrong?: string) => (wrong ? fail(`${wrong}: ${quote(value)}`) : []);
  const content = unsaved.get(file);
  if (content) return explain(await inspectPicture(file, content, content.length, minWidth));
  const found = hasExactFileName(dataDir, inside)
    ? await stat(file).catch(() => undefined)
    : undefined;
  if (!found?.isFile()) {
    const names = await readdir(path.dirname(file)).catch(() => []);
    const fold = (name: string) => name.normalize("NFC").toLowerCase();
    const other = names.find((name) => fold(name) === fold(path.basename(file)));
    const meant = other && value.slice(0, value.lastIndexOf("/") + 1) + other;
    const hint = meant ? `; ¿querías decir «${meant}»?` : "";
    return fail(`se esperaba una imagen que exista; no está ${quote(value)}${hint}`);
  }
  const key = [file, found.size, found.mtimeMs, minWidth].join();
  const message = inspected.get(key) ?? inspectPicture(file, file, found.size, minWidth);
  inspected.set(key, message);
  return explain(await message);
}

/** Results by file, size and time, so that development reads an unchanged picture only once. */
const inspected = new Map<string, Promise<string | undefined>>();

/**
 * Inspects a picture.
 * @param name its current or future file name
 * @param picture its content, or the path of its file
 * @param minWidth in pixels
 * @returns what is wrong with it, if anything, as a phrase to be followed by its name
 */
async function inspectPicture(
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
      () => "se esperaba una imagen; no lo es, o su formato no sirve: expórtala como JPEG",
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
    return `se esperaba una imagen cuyo lado largo sea como mucho ${MAX_RATIO} veces el corto; mide ${width} × ${height}`;
  }
  // Decodes the whole picture, at its format's smallest scale, as strictly as gatsby-plugin-sharp.
  return sharp(picture, { failOn: "warning" })
    .resize(32)
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      () => "la imagen está cortada o dañada",
    );
}

/** Async, so that an error that sharp throws synchronously (empty content) becomes a rejection. */
const readMetadata = async (picture: Buffer | string) =>
  sharp(picture, { limitInputPixels: false }).metadata();

/** Explains what is wrong with a picture's format, detected by its content and not by its name. */
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
