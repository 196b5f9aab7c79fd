import {
  assertValidSchema,
  type GraphQLObjectType,
  isEnumType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { SchemaComposer } from "graphql-compose";
import { resolveLinks } from "../../../../plugins/gatsby-plugin-content/computedFields/addedFields";
import { modelNames } from "../../../../plugins/gatsby-plugin-content/model/models";
import {
  createTypes,
  normalizedText,
} from "../../../../plugins/gatsby-plugin-content/schema/graphqlTypes";
import {
  createJsonSchema,
  listParts,
} from "../../../../plugins/gatsby-plugin-content/schema/jsonSchema";

const composer = new SchemaComposer();
/** What Gatsby provides: nodes with their ids, files, and its type builders. */
composer.addTypeDefs(`
  interface Node { id: ID! }
  type File implements Node { id: ID! }
  scalar Date
`);
composer.Query.addFields({ file: "File" });
const builders = {
  buildObjectType: composer.createObjectTC.bind(composer),
  buildInterfaceType: composer.createInterfaceTC.bind(composer),
  buildEnumType: composer.createEnumTC.bind(composer),
};
for (const type of createTypes(builders as never)) {
  if (typeof type === "string") composer.addTypeDefs(type);
}
for (const kind of [...modelNames, "Unit"]) composer.getOTC(kind).addFields({ id: "ID!" });
const schema = composer.buildSchema({ keepUnusedTypes: true });

/** The object types of the content model. */
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !/^(__.*|Query|File)$/.test(name));

function getField(type: string, name: string) {
  const field = (schema.getType(type) as GraphQLObjectType).getFields()[name];
  if (!field) throw new Error(`${type} has no field ${name}`);
  return field;
}

/** Every field of the content model, in GraphQL and in the model. */
const parts = modelNames.map(createJsonSchema).flatMap(listParts);
const fields = parts.flatMap(({ graphql, properties = {}, required = [] }) =>
  Object.entries(properties).map(([key, part]) => {
    const name = graphql?.name ?? "";
    const isNode = modelNames.some((kind) => kind === name);
    const field = getField(name, isNode && key === "id" ? "jsonId" : key);
    return { field, required: required.includes(key), part };
  }),
);

it("extends Gatsby's schema validly, has a node per kind, and leaves nothing to inference", () => {
  expect(() => assertValidSchema(schema)).not.toThrow();
  const nodes = objectTypes.filter((type) => type.getInterfaces().length > 0);
  expect(nodes.map(({ name }) => name).sort()).toEqual([...modelNames, "Unit"].sort());
  for (const type of objectTypes) {
    // Children of File, so that query types don't depend on which entries exist.
    const childOf = nodes.includes(type) && type.name !== "Unit" ? { types: ["File"] } : undefined;
    const isInferred = !type.astNode && type.extensions.infer !== false;
    expect([type.name, isInferred, type.extensions.childOf]).toEqual([type.name, false, childOf]);
  }
});

it("is non-null exactly where the content model requires a field", () => {
  for (const { field, required } of fields) {
    expect([field.name, isNonNullType(field.type)]).toEqual([field.name, required]);
  }
  expect(fields.some(({ required }) => !required)).toBe(true);
});

it("has pictures, and nothing else, as files", () => {
  for (const { field, part } of fields) {
    const isFile = String(field.type).startsWith("File");
    expect([field.name, isFile]).toEqual([field.name, part.picture !== undefined]);
    expect(field.extensions?.fileByRelativePath !== undefined).toBe(isFile);
  }
});

it.each([
  ["Project", "location", undefined],
  ["SiteSettings", "menu", resolveLinks],
  ["SiteSettings", "quickLinks", resolveLinks],
])("resolves %s.%s as its content requires", (type, name, resolve) => {
  expect(getField(type, name).resolve).toBe(resolve);
});

it("has days and months, and nothing else, as dates that can be formatted", () => {
  for (const { field, part } of fields) {
    const isDate = String(field.type).startsWith("Date");
    expect([field.name, isDate]).toEqual([field.name, part.isDate === true]);
    expect(field.extensions?.dateformat !== undefined).toBe(isDate);
  }
});

it("normalizes texts, alone and in lists, and nothing else", () => {
  for (const { field, part } of fields) {
    const isText = Boolean(part.isText ?? part.items?.isText);
    expect([field.name, field.extensions?.normalizedText !== undefined]).toEqual([
      field.name,
      isText,
    ]);
  }
});

it.each([
  ["Alcala\u0301  de\u00A0Hena\u00ADres ", "Alcalá de Henares"],
  [
    ["Dos  baños", "Trastero\u200B"],
    ["Dos baños", "Trastero"],
  ],
  [null, null],
])("reads %j as %j", (written, read) => {
  const context = { defaultFieldResolver: () => written } as never;
  expect(normalizedText.extend({}, {}).resolve?.({}, {}, context, {})).toEqual(read);
  const own = { resolve: () => written };
  expect(normalizedText.extend({}, own).resolve?.({}, {}, context, {})).toEqual(read);
});

it("says of a menu that it leaves links out", () => {
  expect(getField("SiteSettings", "menu").description).toContain("Sin los que llevan");
});

it("describes every type and field in GraphiQL", () => {
  for (const type of objectTypes) {
    const isNode = type.getInterfaces().length > 0;
    // A node's own id is defined by Gatsby.
    const own = Object.values(type.getFields()).filter(({ name }) => !isNode || name !== "id");
    const silent = [type, ...own].filter(({ description }) => !description?.trim());
    expect([type.name, silent.map(({ name }) => name)]).toEqual([type.name, []]);
  }
});

it("describes enum values in GraphiQL by their labels on the page", () => {
  const status = schema.getType("ProjectStatus");
  const labels = isEnumType(status) && status.getValues().map(({ description }) => description);
  expect(labels).toEqual(["Completado", "En construcción", "Próximamente"]);
});

it.each([
  ["Unit", "terrace", "Float"],
  ["ProjectDetails", "bedrooms", "Int"],
  ["OfficeHours", "days", "[Weekday!]!"],
  ["Rental", "availableFrom", "Date"],
  ["Timeline", "start", "Date!"],
])("gives %s.%s the type %s", (type, field, expected) => {
  expect(String(getField(type, field).type)).toBe(expected);
});
