import path from "node:path";
import sharp, { type Sharp } from "sharp";

/** A picture as GraphQL returns it. */
export interface Picture {
  absolutePath: string;
  internal: { contentDigest: string };
}

/**
 * Opens a picture, upright and in the colours of screens, and encodes it.
 * @param encode what is done with the opened picture
 * @throws Error that names the file, if it is missing or can't be decoded
 */
export async function encodePicture({ absolutePath }: Picture, encode: (opened: Sharp) => Sharp) {
  const opened = sharp(absolutePath).autoOrient().flatten({ background: "#fff" });
  try {
    return await encode(opened.toColourspace("srgb")).toBuffer({ resolveWithObject: true });
  } catch (error) {
    const message = error instanceof Error ? error.message.split("\n")[0] : error;
    throw new Error(`${path.relative(process.cwd(), absolutePath)}  ${message}`);
  }
}
