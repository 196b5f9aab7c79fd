/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  createEditorSchema,
  createJsonSchema,
  findSchema,
  getSchemaName,
  getSchemaPath,
  type JsonSchema,
  resolveRef,
} from "../../../plugins/gatsby-plugin-content/jsonSchema";
import { kindNames, kinds } from "../../../src/utils/kinds";

describe("createJsonSchema", () => {
  it.each(kindNames)("describes %s under its own name, with each part that it names", (kind) => {
    const schema = createJsonSchema(kind);
    expect(resolveRef(schema, schema).name).toBe(kind);
    for (const field of Object.values(schema.$defs?.[kind]?.properties ?? {})) {
      expect(() => resolveRef(field, schema)).not.toThrow();
    }
  });

  it.each(kindNames)("gives every field of %s a Spanish label and help", (kind) => {
    const schema = createJsonSchema(kind);
    for (const part of Object.values(schema.$defs ?? {})) {
      for (const [key, field] of Object.entries(part.properties ?? {})) {
        const { title, description } = resolveRef(field, schema).schema;
        expect([key, Boolean(title), Boolean(description)]).toEqual([key, true, true]);
      }
    }
  });

  it("knows how wide a picture must be", () => {
    const project = findSchema(createJsonSchema("Project"), ["image"]);
    const portrait = findSchema(createJsonSchema("Team"), ["members", 0, "image"]);
    expect(project?.picture).toEqual({ minWidth: 1200 });
    expect(portrait?.picture).toEqual({ minWidth: 400 });
  });
});

describe("findSchema", () => {
  const root = createJsonSchema("Rental");

  it("finds nested fields, through references", () => {
    expect(findSchema(root, [])?.properties).toHaveProperty("gallery");
    expect(findSchema(root, ["gallery", 2, "alt"])?.title).toBe("Texto alternativo");
  });

  it("finds nothing where the model has no such field", () => {
    expect(findSchema(root, ["title", "more"])).toBeUndefined();
    expect(findSchema(root, ["title", 0])).toBeUndefined();
  });
});

describe("resolveRef", () => {
  const root: JsonSchema = {
    $defs: { Place: { type: "string", title: "Lugar", description: "Dónde está." } },
  };

  it("leaves a schema that is no reference alone", () => {
    expect(resolveRef({ type: "integer" }, root)).toEqual({ schema: { type: "integer" } });
  });

  it("follows a reference, and keeps the words of the place that refers", () => {
    const { name, schema } = resolveRef({ $ref: "#/$defs/Place", title: "Barrio" }, root);
    expect(name).toBe("Place");
    expect(schema).toMatchObject({ type: "string", title: "Barrio", description: "Dónde está." });
  });

  it("fails where the definition is not there", () => {
    expect(() => resolveRef({ $ref: "#/$defs/Nada" }, root)).toThrow("Nada");
    expect(() => resolveRef({ $ref: "#/$defs/Nada" }, {})).toThrow("Nada");
  });
});

describe("data/schemas", () => {
  it.each(kindNames)("has the schema of %s as the content model has it", async (kind) => {
    const text = await readFile(path.join("data/schemas", getSchemaName(kind)), "utf8");
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(createEditorSchema(kind))));
  });

  it("has no other schemas", async () => {
    expect((await readdir("data/schemas")).sort()).toEqual(kindNames.map(getSchemaName).sort());
  });

  it("allows in every file the key that leads editors to it", () => {
    for (const kind of kindNames) {
      const schema = createEditorSchema(kind);
      const { properties, required } = resolveRef(schema, schema).schema;
      expect(properties?.$schema).toEqual({ type: "string" });
      expect(required).not.toContain("$schema");
    }
  });

  it("is named by every content file", async () => {
    const entries = await readdir("data", { recursive: true });
    const files = entries.filter((name) => /(?<!schema)\.json$/.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const { $schema } = JSON.parse(await readFile(path.join("data", name), "utf8"));
      const kind = kindNames.find((other) => name.startsWith(`${kinds[other].folder}${path.sep}`));
      expect([name, $schema]).toEqual([name, kind && getSchemaPath(kind)]);
    }
  });
});
