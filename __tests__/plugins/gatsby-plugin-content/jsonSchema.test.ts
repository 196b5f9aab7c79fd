/** @jest-environment node */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  editorSchemaOf,
  type JsonSchema,
  jsonSchemaOf,
  resolveRef,
  schemaName,
} from "../../../plugins/gatsby-plugin-content/jsonSchema";
import { type Entity, entities } from "../../../plugins/gatsby-plugin-content/model/index";

const rows = entities.map((entity): [string, Entity] => [entity.type, entity]);

describe("jsonSchemaOf", () => {
  it.each(rows)("describes %s under its own name, with each part that it names", (name, entity) => {
    const schema = jsonSchemaOf(entity);
    expect(resolveRef(schema, schema).name).toBe(name);
    for (const field of Object.values(schema.$defs?.[name]?.properties ?? {})) {
      expect(() => resolveRef(field, schema)).not.toThrow();
    }
  });

  it.each(rows)("gives every field of %s a Spanish label and help", (_, entity) => {
    const schema = jsonSchemaOf(entity);
    for (const part of Object.values(schema.$defs ?? {})) {
      for (const [key, field] of Object.entries(part.properties ?? {})) {
        const { title, description } = resolveRef(field, schema).schema;
        expect([key, Boolean(title), Boolean(description)]).toEqual([key, true, true]);
      }
    }
  });

  it("knows how wide a picture must be", () => {
    const widths = (type: string, part: string) => {
      const entity = entities.find((row) => row.type === type);
      return entity && jsonSchemaOf(entity).$defs?.[part]?.properties?.image?.picture;
    };
    expect(widths("Project", "Project")).toEqual({ minWidth: 1200 });
    expect(widths("Team", "TeamMember")).toEqual({ minWidth: 400 });
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
  it.each(rows)("has the schema of %s as the content model has it", async (_, entity) => {
    const text = await readFile(path.join("data/schemas", schemaName(entity)), "utf8");
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(editorSchemaOf(entity))));
  });

  it("has no other schemas", async () => {
    expect((await readdir("data/schemas")).sort()).toEqual(entities.map(schemaName).sort());
  });

  it("allows in every file the key that leads editors to it", () => {
    for (const entity of entities) {
      const schema = editorSchemaOf(entity);
      const { properties, required } = resolveRef(schema, schema).schema;
      expect(properties?.$schema).toEqual({ type: "string" });
      expect(required).not.toContain("$schema");
    }
  });

  it("is where the content's files lead editors to", async () => {
    const entries = await readdir("data", { recursive: true });
    const files = entries.filter((name) => /(?<!schema)\.json$/.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const file = path.join("data", name);
      const { $schema } = JSON.parse(await readFile(file, "utf8")) as { $schema?: string };
      // It may be left out.
      if ($schema === undefined) continue;
      const entity = entities.find(({ folder }) => name.startsWith(`${folder}${path.sep}`));
      const expected = entity && path.join("data/schemas", schemaName(entity));
      expect(path.join(path.dirname(file), $schema)).toBe(expected);
    }
  });
});
