/** @jest-environment node */
import {
  expectedAt,
  keysAt,
  schemaAt,
  valuesAt,
} from "../../../plugins/gatsby-plugin-content/expected";
import type { JsonSchema } from "../../../plugins/gatsby-plugin-content/jsonSchema";

const schema: JsonSchema = {
  $ref: "#/$defs/House",
  $defs: {
    House: {
      type: "object",
      properties: {
        title: { type: "string" },
        rooms: { type: "integer", minimum: 0, maximum: 9 },
        price: { type: "number", exclusiveMinimum: 0 },
        height: { type: "number" },
        status: { $ref: "#/$defs/Status" },
        image: {
          type: "string",
          expected: "una ruta relativa a este archivo, como «./1.jpg»",
          picture: { minWidth: 1200 },
        },
        four: { type: "array", items: { $ref: "#/$defs/Photo" }, minItems: 4, maxItems: 4 },
        some: { type: "array", items: { type: "string" }, minItems: 1 },
        many: { type: "array", items: { type: "string" }, minItems: 3 },
        any: { type: "array", items: { type: "string" } },
      },
    },
    Photo: { type: "object", properties: { alt: { type: "string" } } },
    Status: { enum: ["past", "future"] },
  },
};

describe("expectedAt", () => {
  it.each([
    ["title", "un texto que no esté vacío"],
    ["rooms", "un número entero ≥ 0 y ≤ 9"],
    ["price", "un número > 0"],
    ["height", "un número"],
    ["status", "uno de: past, future"],
    ["image", "una ruta relativa a este archivo, como «./1.jpg»"],
    ["four", "una lista de 4 elementos"],
    ["some", "una lista con algún elemento"],
    ["many", "una lista de al menos 3"],
    ["any", "una lista [ … ]"],
    ["unknown", "otra cosa"],
  ])("expects at %s «%s»", (key, words) => {
    expect(expectedAt(schema, [key])).toBe(words);
  });

  it("expects an object at the root and in a list of them", () => {
    expect(expectedAt(schema, [])).toBe("un objeto { … }");
    expect(expectedAt(schema, ["four", 2])).toBe("un objeto { … }");
    expect(expectedAt(schema, ["four", 2, "alt"])).toBe("un texto que no esté vacío");
  });
});

describe("what the model has at a place", () => {
  it("is nothing where it has no such field", () => {
    expect(schemaAt(schema, ["title", "more"])).toBeUndefined();
    expect(schemaAt(schema, ["title", 0])).toBeUndefined();
  });

  it("has the keys of an object", () => {
    expect(keysAt(schema, ["four", 0])).toEqual(["alt"]);
    expect(keysAt(schema, ["title"])).toEqual([]);
  });

  it("has the values that are listed", () => {
    expect(valuesAt(schema, ["status"])).toEqual(["past", "future"]);
    expect(valuesAt(schema, ["title"])).toEqual([]);
  });
});
