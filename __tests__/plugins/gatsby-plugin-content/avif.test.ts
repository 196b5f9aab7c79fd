import sharp from "sharp";
import { encodeSooner } from "../../../plugins/gatsby-plugin-content/avif";

const picture = () =>
  sharp({
    create: {
      width: 240,
      height: 160,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

describe("encodeSooner", () => {
  it("encodes with an effort of 3 where none is asked for", async () => {
    const noise = await picture().png().toBuffer();
    const encode = (options: object) =>
      sharp(noise)
        .avif({ quality: 46, ...options })
        .toBuffer();
    const [four, three] = await Promise.all([encode({}), encode({ effort: 3 })]);
    expect(four.equals(three)).toBe(false);
    encodeSooner();
    expect((await encode({})).equals(three)).toBe(true);
    expect((await encode({ effort: 4 })).equals(four)).toBe(true);
  });
});
