import { kindNames, kinds } from "../../src/utils/kinds";
import { createJsonSchema, type JsonSchema, resolveRef } from "./jsonSchema";

const SCALARS = {
  string: "String",
  number: "Float",
  integer: "Int",
  boolean: "Boolean",
} as const;

const printDescription = (text: string | undefined, indent = "") =>
  text ? `${indent}${JSON.stringify(text)}\n` : "";

function printType(field: JsonSchema, root: JsonSchema): string {
  const { name, schema } = resolveRef(field, root);
  if (schema.picture) return "File";
  if (schema.type === "array" && schema.items) return `[${printType(schema.items, root)}!]`;
  if (name) return name;
  if (schema.type && schema.type in SCALARS) return SCALARS[schema.type as keyof typeof SCALARS];
  throw new Error(`The content model has a part without a GraphQL type: ${JSON.stringify(schema)}`);
}

function printFields(object: JsonSchema, root: JsonSchema, isNode: boolean): string[] {
  return Object.entries(object.properties ?? {}).map(([key, field]) => {
    // The transformer keeps a file's own `id` as `jsonId`: `id` is the node's.
    const name = isNode && key === "id" ? "jsonId" : key;
    const required = object.required?.includes(key) ? "!" : "";
    const { schema } = resolveRef(field, root);
    const extension = schema.picture ? " @fileByRelativePath" : "";
    return `${printDescription(schema.description, "  ")}  ${name}: ${printType(field, root)}${required}${extension}`;
  });
}

function printDefinition(name: string, schema: JsonSchema, root: JsonSchema): string {
  const head = printDescription(schema.description);
  if (schema.enum) {
    const values = schema.enum.map(
      (value) => `${printDescription(schema.labels?.[value], "  ")}  ${value}`,
    );
    return `${head}enum ${name} {\n${values.join("\n")}\n}`;
  }
  const kind = kindNames.find((type) => type === name);
  const isNode = kind !== undefined;
  const fields = printFields(schema, root, isNode);
  if (kind && "page" in kinds[kind]) {
    fields.push(
      `${printDescription("La dirección de su página en el sitio.", "  ")}  path: String!`,
    );
  }
  const implemented = isNode ? " implements Node" : "";
  return `${head}type ${name}${implemented} @dontInfer {\n${fields.join("\n")}\n}`;
}

/**
 * Creates the GraphQL types of the content model.
 * @returns SDL with a type for each kind and each named part; fields are non-null where the
 * model requires them, pictures are `File` nodes
 */
export function createTypeDefs(): string {
  const types = new Map<string, string>();
  for (const kind of kindNames) {
    const root = createJsonSchema(kind);
    for (const [name, schema] of Object.entries(root.$defs ?? {})) {
      types.set(name, printDefinition(name, schema, root));
    }
  }
  return [...types.values()].join("\n\n");
}
