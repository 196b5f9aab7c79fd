import fs, { rm } from "node:fs/promises";
import { readJsonSource } from "../../../../plugins/gatsby-plugin-content/validation/jsonSource";
import { copySampleContent } from "../../../sampleContent";

const NAME = "projects/1/project.json";

const copy = copySampleContent();
const read = () => readJsonSource(copy.place(NAME), copy.root());

it.each([
  ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', 3, /falta una coma/],
  ["quotes within a text", '{\n  "a": "Los "Encinares""\n}', 2, /las de dentro son « »/],
  ["one brace too many", '{\n  "a": {}},\n  "b": 1\n}', 2, /sobra/],
  ["a trailing comma", '{\n  "a": 1,\n}', 3, /sobra una coma/],
  ["a missing colon", '{\n  "a" 1\n}', 2, /dos puntos/],
  ["a missing value", '{\n  "a": \n}', 3, /falta un valor/],
  ["a missing quote", '{\n  "a": "uno\n}', 2, /faltan las comillas de cierre/],
  ["a missing brace", '{\n  "a": {\n    "b": 1\n', 4, /llave de cierre/],
  ["a missing bracket", '{\n  "a": [1\n', 3, /corchete de cierre/],
  ["text after the end", '{\n  "a": 1\n}{}', 3, /sobra texto/],
  ["a bell", '{\n  "a": "u\u0007no"\n}', 2, /un signo de control \(\\u0007\) dentro de un texto/],
  ["a decimal comma", '{\n  "a": 112,5,\n  "b": 1\n}', 2, /: 112,5 no es un número de JSON: /],
  ["a word after 0.5 MB", `{\n "a":${" ".repeat(500_000)}no\n}`, 2, /algo que no es JSON/],
  ["a negative decimal comma", '{\n  "a": 1.5, "b": -3,87\n}', 2, /: -3,87 no es un número/],
  ["thousands separators", '{\n  "a": 1.250.000\n}', 2, /: 1\.250\.000 no es un número/],
  ["an unclosed list", '{\n  "a": [1,2,3\n}', 3, /corchete de cierre|falta una coma/],
  ["a comment", '{\n  // nota\n  "a": 1\n}', 2, /comentarios/],
])("locates %s", async (_, text, line, message) => {
  await copy.write(NAME, text);
  const { source, issues } = await read();
  expect(source.tree).toBeUndefined();
  expect(issues).toMatchObject([{ file: `data/${NAME}`, line, field: "" }]);
  expect(issues[0]?.message).toMatch(/^no es JSON válido: /);
  expect(issues[0]?.message).toMatch(message);
});

it.each([
  ["empty", " \n", /vacío/],
  ["a list", "[1, 2]", /^se esperaba un objeto .*; hay \[1, 2\]$/],
  ["prefixed with a byte-order mark", '\uFEFF{ "a": 1 }', /BOM/],
  ["in Latin-1", Buffer.from('{ "ñ": 1 }', "latin1"), /UTF-8/],
])("rejects a file that is %s", async (_, text, message) => {
  await copy.write(NAME, text);
  const { source, issues } = await read();
  expect(source.tree).toBeUndefined();
  expect(issues).toMatchObject([{ file: `data/${NAME}`, line: 1, column: 1 }]);
  expect(issues[0]?.message).toMatch(message);
});

it("locates every duplicate key, including nested ones", async () => {
  await copy.write(
    NAME,
    '{\n  "a": { "b": 1,\n    "b": 2 },\n  "c": [{ "d": 1,\n "d": 2 }],\n  "a": 3\n}',
  );
  expect((await read()).issues).toMatchObject([
    { line: 3, column: 5, field: "a.b" },
    { line: 5, column: 2, field: "c.0.d" },
    { line: 6, column: 3, field: "a" },
  ]);
});

it("reports a missing file", async () => {
  await rm(copy.place(NAME));
  expect((await read()).issues).toMatchObject([
    { file: `data/${NAME}`, line: 1, message: "falta el archivo" },
  ]);
});

it("explains a missing read permission", async () => {
  // Mocked, because root may read everything.
  const denied = Object.assign(new Error(), { code: "EACCES" });
  jest.spyOn(fs, "readFile").mockRejectedValueOnce(denied);
  const message = "no se puede leer el archivo: da permiso de lectura a tu usuario";
  expect((await read()).issues).toMatchObject([{ message }]);
});

it.each([
  ["too large", " ".repeat(1024 * 1024 + 1), /1 MB como mucho/],
  ["nothing but brackets", "[".repeat(1024 * 1024), /unos dentro de otros/],
])("rejects JSON that is %s, without crashing", async (_, text, message) => {
  await copy.write("site/site.json", text);
  expect(await copy.issues()).toContainEqual(
    expect.objectContaining({
      file: "data/site/site.json",
      message: expect.stringMatching(message),
    }),
  );
});
