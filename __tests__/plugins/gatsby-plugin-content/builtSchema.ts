import { buildSchema, type GraphQLField, isObjectType } from "graphql";
import { typeDefs } from "../../../plugins/gatsby-plugin-content/graphql";
import { jsonSchemaOf, resolveRef } from "../../../plugins/gatsby-plugin-content/jsonSchema";
import { entities } from "../../../plugins/gatsby-plugin-content/model/index";

/** What Gatsby brings along: directives, nodes and their ids, files. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  type Query { file: File }
  ${entities.map(({ type }) => `extend type ${type} { id: ID! }`).join("\n")}
`;

export const schema = buildSchema(gatsby + typeDefs());

const STUBS = ["Query", "File"];

/** The types of the content model. */
export const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith("__") && !STUBS.includes(name));

export function fieldOf(type: string, name: string): GraphQLField<unknown, unknown> {
  const object = schema.getType(type);
  const field = isObjectType(object) ? object.getFields()[name] : undefined;
  if (!field) throw new Error(`${type} has no field ${name}`);
  return field;
}

export const directivesOf = (node: GraphQLField<unknown, unknown>["astNode"]) =>
  node?.directives?.map(({ name }) => name.value);

/** Every object of the content model: its GraphQL name and its JSON Schema. */
export const parts = entities.flatMap((entity) => {
  const root = jsonSchemaOf(entity);
  const objects = Object.entries(root.$defs ?? {}).filter(([, part]) => part.type === "object");
  return objects.map(([name, part]) => ({ name, part, root }));
});

/** Every field of the content model, as GraphQL has it and as the model does. */
export const fields = parts.flatMap(({ name, part, root }) =>
  Object.entries(part.properties ?? {}).map(([key, value]) => {
    const isNode = entities.some(({ type }) => type === name);
    const field = fieldOf(name, isNode && key === "id" ? "jsonId" : key);
    return { field, required: part.required?.includes(key) ?? false, ...resolveRef(value, root) };
  }),
);
