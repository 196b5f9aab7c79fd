import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type ModelName, modelNames } from "../../../../plugins/gatsby-plugin-content/model/models";
import {
  createFileSchema,
  createJsonSchema,
  findSchema,
  getSchemaFileName,
  listParts,
} from "../../../../plugins/gatsby-plugin-content/schema/jsonSchema";

it.each(modelNames)("gives every field of %s a Spanish label and description", (kind) => {
  for (const part of listParts(createJsonSchema(kind))) {
    for (const [key, { title, description }] of Object.entries(part.properties ?? {})) {
      expect([key, Boolean(title), Boolean(description)]).toEqual([key, true, true]);
    }
  }
});

it("has patterns that accept what the check accepts, without flags", () => {
  const pattern = (name: ModelName, field: string[]) =>
    findSchema(createJsonSchema(name), field)?.pattern ?? "^$";
  expect("https://Visita.PEÑALARA.example/1").toMatch(
    new RegExp(pattern("Project", ["virtualTour"])),
  );
  expect("https://Zaguan.example").toMatch(new RegExp(pattern("SiteSettings", ["url"])));
});

describe("data/schemas, written by npm run schemas,", () => {
  it.each(modelNames)("matches the content model of %s", async (kind) => {
    const text = await readFile(path.join("data/schemas", getSchemaFileName(kind)), "utf8");
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(createFileSchema(kind))));
  });

  it("has no other schemas", async () => {
    expect((await readdir("data/schemas")).sort()).toEqual(
      modelNames.map(getSchemaFileName).sort(),
    );
  });

  it("allows the `$schema` key in every file", () => {
    for (const kind of modelNames) {
      const { properties, required } = createFileSchema(kind);
      expect(properties?.$schema).toEqual({ type: "string" });
      expect(required).not.toContain("$schema");
    }
  });
});
