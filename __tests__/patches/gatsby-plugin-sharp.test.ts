/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";

// The plugin has no types.
const { generateImageData, setActions } = require("gatsby-plugin-sharp");

describe("a picture with a mark of rotation", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "turned-"));
    // The plugin makes folders under public/.
    jest.spyOn(process, "cwd").mockReturnValue(folder);
    setActions({ createJobV2: async () => undefined });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each(["jpeg", "png", "webp", "avif"] as const)("is measured as shown (%s)", async (format) => {
    const absolutePath = path.join(folder, `turned.${format}`);
    const create = { width: 240, height: 160, channels: 3, background: "#a08060" } as const;
    const picture = sharp({ create }).withMetadata({ orientation: 6 }).toFormat(format);
    await writeFile(absolutePath, await picture.toBuffer());
    const { width, height } = await generateImageData({
      file: {
        absolutePath,
        name: "turned",
        extension: format,
        internal: { contentDigest: format },
      },
      args: { layout: "fullWidth" },
      reporter: console,
    });
    expect(height / width).toBe(1.5);
  });
});
