import fs, { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { copySampleContent, flatPicture } from "../../../../sampleContent";

const MEMBER = "team/elena-robledal-cifuentes/team-member.json";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("a portrait must be 400 pixels wide", async () => {
  await writeFile(
    copy.place("team/elena-robledal-cifuentes/corto.jpg"),
    await flatPicture(399, 399),
  );
  await copy.setField(MEMBER, "image", "./corto.jpg");
  expect(await copy.issues()).toMatchObject([
    { field: "image", message: expect.stringMatching(/400 px de ancho.*399/) },
    { level: "warning" },
  ]);
  await writeFile(
    copy.place("team/elena-robledal-cifuentes/corto.jpg"),
    await flatPicture(400, 400),
  );
  expect((await copy.issues()).map(({ level }) => level)).toEqual(["warning"]);
});

it("a picture may be anywhere in data/", async () => {
  await copy.setField("projects/1/project.json", "gallery.1.image", "../../rentals/1/2.jpg");
  const message = "ningún archivo usa esta imagen";
  expect(await copy.issues()).toMatchObject([
    { file: "data/projects/1/2.jpg", level: "warning", message },
  ]);
});

it("a picture without read permission is an error", async () => {
  // Root may read everything, so a corrupt picture is used.
  await copy.write("projects/1/1.jpg", "");
  jest.spyOn(fs, "access").mockRejectedValue(new Error());
  const message = expect.stringMatching(/^no se puede leer la imagen: da permiso/);
  expect(await copy.issues()).toMatchObject([{ message }, { message }]);
});

describe("on a system that also finds a file by a name that only looks the same", () => {
  const NAMES = ["projects/1/1.jpg", "projects/1/salón.jpg"];
  const fold = (file: unknown) => String(file).normalize("NFC").toLowerCase();

  beforeEach(async () => {
    await writeFile(copy.place("projects/1/salón.jpg"), await flatPicture(1200, 300));
    const { stat } = fs;
    jest.spyOn(fs, "stat").mockImplementation((file) => {
      const name = NAMES.find((one) => fold(copy.place(one)) === fold(file));
      return stat(name ? copy.place(name) : file);
    });
  });

  it.each(["./1.JPG", "../1/1.Jpg", "../../Projects/1/1.jpg", "./Salón.jpg", "./salo\u0301n.jpg"])(
    "a picture must be called %s letter by letter",
    async (image) => {
      await copy.setField("projects/1/project.json", "gallery.1.image", image);
      const errors = (await copy.issues()).filter(({ level }) => level === "error");
      const message = expect.stringMatching(/^se esperaba una imagen que exista; no está "/);
      expect(errors).toMatchObject([{ field: "gallery.1.image", message }]);
    },
  );

  it("suggests the name that only looks the same", async () => {
    await copy.setField("projects/1/project.json", "gallery.1.image", "./Salo\u0301n.JPG");
    const [issue] = await copy.issues();
    expect(issue?.message).toMatch(/; ¿querías decir «\.\/salón\.jpg»\?$/);
  });

  it.each(["./1.jpg", "../1/1.jpg", "../../projects/1/salón.jpg"])("%s is found", async (image) => {
    await copy.setField("projects/1/project.json", "gallery.1.image", image);
    const errors = (await copy.issues()).filter(({ level }) => level === "error");
    expect(errors).toEqual([]);
  });
});

/** Description · the picture's bytes · words of the message. */
const pictures: [string, () => Promise<Uint8Array>, string[]][] = [
  ["a text", async () => Buffer.from("hola"), ["no lo es", "expórtala como JPEG"]],
  ["an empty file", async () => Buffer.alloc(0), ["no lo es", "expórtala como JPEG"]],
  ["a narrow picture", () => flatPicture(1199, 800), ["1200 px", "1199"]],
  ["a truncated picture", cutShort, ["cortada"]],
  ["too many pixels", () => flatPicture(8000, 5001), ["40 megapíxeles", "8000 × 5001"]],
  ["too many bytes", async () => Buffer.alloc(8 * 1024 * 1024 + 1), ["8 MB", "8,0 MB"]],
];

/** Creates the first half of a picture with some detail. */
async function cutShort(): Promise<Uint8Array> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const whole = await sharp({
    create: { width: 1200, height: 300, channels: 3, background: "#888", noise },
  })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

it.each(pictures)("finds a broken picture wherever it is used: %s", async (_, bytes, words) => {
  await writeFile(copy.place("rentals/2/1.jpg"), await bytes());
  const issues = await copy.issues();
  expect(issues.map(({ field }) => field)).toEqual(["image", "gallery.0.image"]);
  for (const { file, message } of issues) {
    expect(file).toBe(`data/${R}`);
    for (const word of [...words, "./1.jpg"]) expect(message).toContain(word);
  }
});
