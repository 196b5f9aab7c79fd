import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { tempFolder } from "../tempFolder";

// The plugin has no type declarations.
const { generateImageData, setActions } = require("gatsby-plugin-sharp");

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
