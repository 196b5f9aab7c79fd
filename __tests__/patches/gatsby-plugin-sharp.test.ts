import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { tempFolder } from "../tempFolder";

// The plugin has no type declarations.
const { generateImageData, setActions } = require("gatsby-plugin-sharp");
const { processFile } = require("gatsby-plugin-sharp/process-file");

const place = tempFolder();
beforeEach(() => {
  // The plugin creates folders under public/.
  jest.spyOn(process, "cwd").mockReturnValue(place());
  setActions({ createJobV2: async () => undefined });
});

it("a picture with an EXIF orientation is measured as displayed", async () => {
  const absolutePath = place("turned.jpg");
  const create = { width: 240, height: 160, channels: 3, background: "#a08060" } as const;
  const picture = sharp({ create }).withMetadata({ orientation: 6 }).jpeg();
  await writeFile(absolutePath, await picture.toBuffer());
  const { width, height } = await generateImageData({
    file: {
      absolutePath,
      name: "turned",
      extension: "jpg",
      internal: { contentDigest: "turned" },
    },
    args: { layout: "fullWidth" },
    reporter: console,
  });
  expect(height / width).toBe(1.5);
});

it("a drawing on a transparent ground is laid on the colour that the query names", async () => {
  const create = { width: 20, height: 20, channels: 4, background: "#00000000" } as const;
  await writeFile(place("plan.png"), await sharp({ create }).png().toBuffer());
  const encode = async (args: object) => {
    await processFile(place("plan.png"), [{ outputPath: place("encoded.png"), args }]);
    const [red, green, blue, alpha = 255] = await sharp(place("encoded.png")).raw().toBuffer();
    return [red, green, blue, alpha];
  };
  const args = { width: 20, height: 20, toFormat: "png", quality: 70 };
  expect(await encode({ ...args, background: "#FFFFFF" })).toEqual([255, 255, 255, 255]);
  expect((await encode(args)).at(-1)).toBe(0);
});
