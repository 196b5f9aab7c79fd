import { buildSchema, type GraphQLField, isObjectType } from "graphql";
import { createTypeDefs } from "../../../plugins/gatsby-plugin-content/graphqlTypes";
import { createJsonSchema, listParts } from "../../../plugins/gatsby-plugin-content/jsonSchema";
import { kindNames } from "../../../src/kinds";

/** What Gatsby brings along: directives, nodes and their ids, files. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  directive @text on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { file: File }
  ${kindNames.map((kind) => `extend type ${kind} { id: ID! }`).join("\n")}
`;

export const schema = buildSchema(gatsby + createTypeDefs());

const STUBS = ["Query", "File"];

/** The types of the content model. */
export const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__") && !STUBS.includes(name));

export function getField(type: string, name: string): GraphQLField<unknown, unknown> {
  const object = schema.getType(type);
  const field = isObjectType(object) ? object.getFields()[name] : undefined;
  if (!field) throw new Error(`${type} has no field ${name}`);
  return field;
}

export const listDirectives = (node: GraphQLField<unknown, unknown>["astNode"]) =>
  node?.directives?.map(({ name }) => name.value);

/** Every object of the content model: its GraphQL name and its JSON Schema. */
export const parts = kindNames
  .map(createJsonSchema)
  .flatMap(listParts)
  .filter(({ type }) => type === "object")
  .map((part) => ({ name: part.graphql?.name ?? "", part }));

/** Every field of the content model, as GraphQL has it and as the model does. */
export const fields = parts.flatMap(({ name, part }) =>
  Object.entries(part.properties ?? {}).map(([key, schema]) => {
    const isNode = kindNames.some((kind) => kind === name);
    const field = getField(name, isNode && key === "id" ? "jsonId" : key);
    return { field, required: part.required?.includes(key) ?? false, schema };
  }),
);
