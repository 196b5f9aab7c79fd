/** @jest-environment node */
import { mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { formatIssue } from "../../../plugins/gatsby-plugin-content/issues";
import { contentCopy, flatPicture } from "./copy";

const P = "projects/1/project.json";

const copy = contentCopy();

describe("links and places", () => {
  it.each([
    ["round in circles", "projects/1/otra", ".", /es un enlace, y aquí solo se leen/],
    ["to itself", "projects/vuelta", "vuelta", /no lleva a ningún archivo o da vueltas/],
    ["nowhere", "rentals/nada", "no-existe", /no lleva a ningún archivo/],
    ["out of data/", "services/fuera", "../../..", /fuera de data\//],
    ["to another entry", "projects/7", "1", /solo se leen carpetas y archivos/],
  ])("names a link that leads %s", async (_, name, target, message) => {
    await symlink(target, copy.place(name));
    expect(await copy.issues()).toMatchObject([
      { file: `data/${name}`, message: expect.stringMatching(message), level: "error" },
    ]);
  });

  it("takes a link to a picture in data/", async () => {
    await rm(copy.place("projects/1/2.jpg"));
    await symlink("1.jpg", copy.place("projects/1/2.jpg"));
    expect(await copy.issues()).toEqual([]);
  });

  it("takes an entry named like the folder of the schemas, with its pictures", async () => {
    await rename(copy.place("projects/1"), copy.place("projects/schemas"));
    await copy.spoil("projects/schemas/project.json", "id", "schemas");
    expect((await copy.issues()).filter(({ level }) => level === "error")).toEqual([]);
  });

  it("says in a sentence that data/ is missing, or a file", async () => {
    const data = path.join(copy.root(), "data");
    await rm(data, { recursive: true });
    expect((await copy.issues()).map(formatIssue)).toEqual([
      "data:1:1  falta la carpeta: créala, o recupérala de una copia",
    ]);
    await writeFile(data, "");
    expect((await copy.issues()).map(formatIssue)).toEqual([
      "data:1:1  es un archivo y se esperaba una carpeta: cámbialo de sitio",
    ]);
  });

  it("says that a folder stands where a file belongs", async () => {
    await rm(copy.place(P));
    await mkdir(copy.place(P));
    expect(await copy.issues()).toMatchObject([
      { file: `data/${P}`, message: "es una carpeta y se esperaba un archivo" },
    ]);
  });

  it("says that a folder is named like a file where none is needed", async () => {
    await mkdir(copy.place("legal/cookies.json"), { recursive: true });
    expect(await copy.issues()).toMatchObject([
      { file: "data/legal/cookies.json", message: expect.stringMatching(/^es una carpeta con/) },
    ]);
  });

  it("warns of a link to a list without entries, except in the menus, which leave it out", async () => {
    await rm(copy.place("projects"), { recursive: true });
    await mkdir(copy.place("projects"));
    expect(await copy.issues()).toMatchObject([
      {
        file: "data/landing/landing.json",
        field: "hero.primary.target",
        message: 'lleva a una lista que no tiene entradas: cambia "/#proyectos"',
        level: "warning",
      },
      {
        field: "photoBanner.caption.target",
        message: 'lleva a una página que no existe: cambia "/proyecto/2/"',
      },
    ]);
  });

  it.each([
    ["/proyecto/9/", 1],
    ["/proyecto/9#planos", 1],
    ["/servicios/nada/", 1],
    ["/proyecto/1/", 0],
    ["/alquiler/", 0],
    ["/alquiler/pagina/2/", 0],
    ["/#contacto", 0],
  ])("warns of a link to %s if there is no such page", async (target, count) => {
    await copy.spoil("landing/landing.json", "hero.primary.target", target);
    const issues = await copy.issues();
    expect(issues.map(({ message, level }) => [message, level])).toEqual(
      Array(count).fill([`lleva a una página que no existe: cambia "${target}"`, "warning"]),
    );
  });

  it("says that a file stands where the folder of an entry belongs", async () => {
    await writeFile(copy.place("projects/3"), "");
    expect(await copy.issues()).toMatchObject([
      { file: "data/projects/3", message: expect.stringMatching(/^es un archivo y se esperaba/) },
    ]);
    await rm(copy.place("rentals"), { recursive: true });
    await writeFile(copy.place("rentals"), "");
    const issues = (await copy.issues()).filter(({ level }) => level === "error");
    expect(issues.map(({ file }) => file)).toEqual(["data/projects/3", "data/rentals"]);
  });
});

describe("much of something", () => {
  it.each(["[", '{"a":'])("finds where %s goes on for thousands of levels", async (sign) => {
    await copy.write(P, `{\n "title": ${sign.repeat(5000)}`);
    expect(await copy.issues()).toMatchObject([
      { line: 2, message: expect.stringMatching(/^hay más de 30 objetos o listas/) },
    ]);
  });

  const many = Array.from({ length: 100_000 }, (_, index) => index);

  it.each([
    ["unknown keys", "details", Object.fromEntries(many.map((key) => [`clave${key}`, key]))],
    ["homes with a fault in each", "units", many.slice(0, 500).map(() => ({}))],
  ])("tells the first of many %s, and how many more there are", async (_, field, value) => {
    await copy.spoil(P, field, value);
    const issues = await copy.issues();
    expect(issues.filter(({ field }) => field)).toHaveLength(20);
    expect(issues[20]?.message).toMatch(/^y [\d.]+ más$/);
  });

  it("says how many items are too many", async () => {
    await copy.spoil(P, "details.features", many);
    expect(await copy.issues()).toMatchObject([
      { message: "se esperaba una lista de 100 elementos como mucho; tiene 100.000" },
    ]);
  });

  it("refuses a file that is too large before it is parsed", async () => {
    await copy.write(P, `{ "title": "${"a".repeat(5 * 1024 * 1024)}" }`);
    expect(await copy.issues()).toMatchObject([
      { message: "se esperaba un archivo de 5 MB como mucho" },
    ]);
  });

  it("cuts the name of a folder in a message", async () => {
    const name = `a${"b".repeat(100)}`;
    await copy.spoil(P, "id", "otro");
    await rename(copy.place("projects/1"), copy.place(`projects/${name}`));
    const issue = (await copy.issues()).find(({ field }) => field === "id");
    expect(issue?.message).toBe(`se esperaba "${name.slice(0, 58)}…, como su carpeta; hay "otro"`);
  });

  it("tells the first of many repeated keys", async () => {
    await copy.write(P, `{${many.map(() => '"title": 1').join(",\n")}}`);
    const issues = await copy.issues();
    expect(issues[0]).toMatchObject({ line: 1 });
    expect(issues[20]?.message).toMatch(/^y \d+\.\d+ más$/);
  });
});

describe("texts", () => {
  const fault = async (field: string, value: string) => {
    await copy.spoil(P, field, value);
    const issues = await copy.issues();
    for (const issue of issues)
      expect(formatIssue(issue)).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,400}$/u);
    return issues.map(({ message }) => message).join();
  };

  it.each([
    ["zero-width spaces", "\u200B\u200B"],
    ["accents alone", "\u0301\u0302"],
    ["Hangul fillers", "\u3164"],
    ["three dots", "…"],
    ["a dash", "—"],
  ])("%s are no title", async (_, value) => {
    expect(await fault("title", value)).toMatch(/se esperaba alguna letra o cifra/);
  });

  it.each([
    ["a bell", "Los\u0007 Encinares", "U+0007, que es la letra 4"],
    ["a next line", "Los \u0085Encinares", "U+0085"],
    ["a line break in a title", "Los\nEncinares", "U+000A"],
    ["a mark of direction", "Los \u202EEncinares", "U+202E"],
    ["half a sign", "Los \uD800Encinares", "U+D800"],
  ])("%s is told with its place", async (_, value, words) => {
    expect(await fault("title", value)).toContain(words);
  });

  it.each([
    ["contact.email", "a\u0007@firma.example", "U+0007"],
    ["menu.0.target", "/a\u0085b", "U+0085"],
  ])("control characters are no part of %s either", async (field, value, words) => {
    await copy.spoil("site/site.json", field, value);
    expect(await copy.issues()).toMatchObject([{ field, message: expect.stringContaining(words) }]);
  });

  it("keeps soft hyphens and line breaks of a description", async () => {
    expect(await fault("description", "Piso lumi\u00ADnoso\ncon 1.ª terraza, à côté ©")).toBe("");
  });

  it.each(["Piso 👨‍👩‍👧 luminoso", "Вилла"])(
    "warns of «%s», which dossiers can't print",
    async (title) => {
      await copy.spoil(P, "title", title);
      await copy.spoil(P, "location", title);
      expect(await copy.issues()).toMatchObject([
        {
          field: "title",
          message: expect.stringMatching(/^«.+» no es una letra/),
          level: "warning",
        },
      ]);
    },
  );

  it("has at most four accents on a letter", async () => {
    expect(await fault("title", `Caña${"\u0301".repeat(4)}`)).toBe("");
    expect(await fault("title", `Caña${"\u0301".repeat(5)}`)).toMatch(/cuatro tildes/);
  });

  it.each([
    ["title", 300],
    ["description", 5000],
    ["gallery.0.alt", 300],
  ])("bounds %s at %i letters", async (field, most) => {
    expect(await fault(field, "a".repeat(most))).toBe("");
    const words = `de ${most === 5000 ? "5.000" : most} letras como mucho; tiene 500.000`;
    expect(await fault(field, "a".repeat(500_000))).toContain(words);
  });

  it("prints a key of NUL by its code, and a long one in part", async () => {
    await copy.spoil(P, "\u0000", 1);
    await copy.spoil(P, "k".repeat(500_000), 1);
    const lines = (await copy.issues()).map(formatIssue);
    expect(lines[0]).toContain("\\u0000  clave desconocida");
    expect(lines[1]?.length).toBeLessThan(200);
  });
});

describe("pictures", () => {
  const wide = { create: { width: 1200, height: 800, channels: 3, background: "#888" } } as const;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"/>';

  it.each<[string, string, () => Promise<Uint8Array>, RegExp]>([
    ["an SVG", "x.svg", async () => Buffer.from(svg), /JPEG, PNG, WebP o AVIF.*es SVG/],
    ["a GIF", "x.gif", () => sharp(wide).gif().toBuffer(), /JPEG, PNG, WebP o AVIF.*es GIF/],
    ["a TIFF", "x.tiff", () => sharp(wide).tiff().toBuffer(), /es TIFF/],
    [
      "a name without an ending",
      "x",
      () => flatPicture(1200, 800),
      /termine como su formato, JPEG/,
    ],
    ["a .jfif", "x.jfif", () => flatPicture(1200, 800), /termine como su formato/],
    ["a .heic that is a JPEG", "x.heic", () => flatPicture(1200, 800), /formato, JPEG/],
    ["a PNG called .jpg", "x.jpg", () => flatPicture(1200, 800, "png"), /formato, PNG/],
    ["a needle", "x.jpg", () => flatPicture(1300, 324), /de 1 a 4.*1300 × 324/],
    ["a CMYK", "x.jpg", () => sharp(wide).toColourspace("cmyk").jpeg().toBuffer(), /RGB.*CMYK/],
  ])("%s is refused", async (_, name, create, message) => {
    await writeFile(copy.place(`projects/1/${name}`), await create());
    await copy.spoil(P, "gallery.1.image", `./${name}`);
    const issues = (await copy.issues()).filter(({ level }) => level === "error");
    expect(issues).toMatchObject([
      { field: "gallery.1.image", message: expect.stringMatching(message) },
    ]);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ["x.JPEG", () => flatPicture(1200, 300)],
    ["x.webp", () => sharp(wide).webp().toBuffer()],
    ["x.avif", () => sharp(wide).avif({ effort: 0 }).toBuffer()],
    ["x.png", () => sharp(wide).toColourspace("rgb16").png().toBuffer()],
    [
      "turned.jpg",
      () => sharp(wide).resize(800, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    [
      "turned.png",
      () => sharp(wide).resize(800, 1200).withMetadata({ orientation: 6 }).png().toBuffer(),
    ],
  ])("%s is taken", async (name, create) => {
    await writeFile(copy.place(`projects/1/${name}`), await create());
    await copy.spoil(P, "gallery.1.image", `./${name}`);
    expect((await copy.issues()).filter(({ level }) => level === "error")).toEqual([]);
  });
});
