import { type JsonSchema, jsonSchemaOf, resolveRef } from "./jsonSchema";
import { entities } from "./model/index";
import { pageKinds } from "./pages";

const SCALARS = { string: "String", number: "Float", integer: "Int" } as const;

const description = (text: string | undefined, indent = "") =>
  text ? `${indent}${JSON.stringify(text)}\n` : "";

function typeOf(field: JsonSchema, root: JsonSchema): string {
  const { name, schema } = resolveRef(field, root);
  if (schema.picture) return "File";
  if (schema.type === "array" && schema.items) return `[${typeOf(schema.items, root)}!]`;
  if (name) return name;
  if (schema.type && schema.type in SCALARS) return SCALARS[schema.type as keyof typeof SCALARS];
  throw new Error(`The content model has a part without a GraphQL type: ${JSON.stringify(schema)}`);
}

function fieldsOf(schema: JsonSchema, root: JsonSchema, isNode: boolean): string[] {
  return Object.entries(schema.properties ?? {}).map(([key, field]) => {
    // The transformer keeps a file's own `id` as `jsonId`: `id` is the node's.
    const name = isNode && key === "id" ? "jsonId" : key;
    const required = schema.required?.includes(key) ? "!" : "";
    const extension = resolveRef(field, root).schema.picture ? " @fileByRelativePath" : "";
    return `${description(field.description ?? resolveRef(field, root).schema.description, "  ")}  ${name}: ${typeOf(field, root)}${required}${extension}`;
  });
}

function definition(name: string, schema: JsonSchema, root: JsonSchema): string {
  const head = description(schema.description);
  if (schema.enum) {
    const values = schema.enum.map(
      (value) => `${description(schema.labels?.[value], "  ")}  ${value}`,
    );
    return `${head}enum ${name} {\n${values.join("\n")}\n}`;
  }
  const isNode = entities.some(({ type }) => type === name);
  const fields = fieldsOf(schema, root, isNode);
  if (pageKinds.some(({ type }) => type === name)) {
    fields.push(`${description("La dirección de su página en el sitio.", "  ")}  path: String!`);
  }
  const implemented = isNode ? " implements Node" : "";
  return `${head}type ${name}${implemented} @dontInfer {\n${fields.join("\n")}\n}`;
}

/**
 * The GraphQL types of the whole content model.
 * @returns SDL: one type an entity and a named part, with descriptions; fields
 * are non-null where the model requires them; pictures are `File` nodes
 */
export function typeDefs(): string {
  const types = new Map<string, string>();
  for (const entity of entities) {
    const root = jsonSchemaOf(entity);
    for (const [name, schema] of Object.entries(root.$defs ?? {})) {
      types.set(name, definition(name, schema, root));
    }
  }
  return [...types.values()].join("\n\n");
}
