import { kindNames, kinds, listingKindNames } from "../../src/kinds";
import { createJsonSchema, type JsonSchema, listParts } from "./jsonSchema";

const SCALARS = {
  string: "String",
  number: "Float",
  integer: "Int",
  boolean: "Boolean",
} as const;

/** The interface of projects and rentals, for queries and fragments on both. */
const LISTING = "Listing";

/** The fields added by resolvers.ts: to all kinds with pages, to listings, to projects. */
const RESOLVED = {
  page: [
    `  "La dirección de su página en el sitio."\n  path: String!`,
    `  "Su lugar entre las de su clase: por orden, y si no por id."\n  sortKey: String!`,
  ],
  listing: [
    `  "Qué se ve en la foto principal, como dice la galería; si no está en ella, el nombre."\n  imageAlt: String!`,
    `  "El punto de interés de la foto principal, como dice la galería."\n  imageFocus: String`,
    `  "Las tres que se enseñan al pie de su página."\n  related: [${LISTING}!]!`,
  ],
  project: [
    `  "Lo que ofrece, calculado de sus viviendas; sin ellas, nada."\n  offer: ProjectOffer`,
  ],
};

const OFFER = `"Lo que una promoción ofrece, calculado de sus viviendas."
type ProjectOffer @dontInfer {
  "El precio más bajo de las disponibles, en euros; al mes, si es de alquiler."
  priceFrom: Float
  "El mismo con IVA; solo si es de venta y el sitio dice cuánto es."
  priceFromWithVat: Float
  "Cuántas viviendas quedan."
  available: Int!
  "Cuántas son en total."
  total: Int!
}`;

const printDescription = (text: string | undefined, indent = "") =>
  text ? `${indent}${JSON.stringify(text)}\n` : "";

function printType(schema: JsonSchema): string {
  if (schema.picture) return "File";
  if (schema.type === "array" && schema.items) return `[${printType(schema.items)}!]`;
  if (schema.graphql) return schema.graphql.name;
  if (schema.type && schema.type in SCALARS) return SCALARS[schema.type as keyof typeof SCALARS];
  throw new Error(`The content model has a part without a GraphQL type: ${JSON.stringify(schema)}`);
}

function printFields(object: JsonSchema, isNode: boolean): string[] {
  return Object.entries(object.properties ?? {}).map(([key, schema]) => {
    // gatsby-transformer-json renames a file's `id` to `jsonId`, as `id` is the node's own.
    const name = isNode && key === "id" ? "jsonId" : key;
    const required = object.required?.includes(key) ? "!" : "";
    const read = (schema.items ?? schema).isText ? " @text" : "";
    const extension = schema.picture ? " @fileByRelativePath" : read;
    return `${printDescription(schema.description, "  ")}  ${name}: ${printType(schema)}${required}${extension}`;
  });
}

function printDefinition(
  { name, description }: NonNullable<JsonSchema["graphql"]>,
  schema: JsonSchema,
): string {
  const head = printDescription(description);
  if (schema.enum) {
    const values = schema.enum.map(
      (value) => `${printDescription(schema.labels?.[value], "  ")}  ${value}`,
    );
    return `${head}enum ${name} {\n${values.join("\n")}\n}`;
  }
  const kind = kindNames.find((type) => type === name);
  const isNode = kind !== undefined;
  const fields = printFields(schema, isNode);
  if (kind && "page" in kinds[kind]) fields.push(...RESOLVED.page);
  const isListing = kind && listingKindNames.includes(kind);
  if (isListing) fields.push(...RESOLVED.listing);
  if (kind === "Project") fields.push(...RESOLVED.project);
  // Declared as a child of File even without entries, so that query types don't depend on content.
  const implemented = isNode
    ? ` implements Node${isListing ? ` & ${LISTING}` : ""} @childOf(types: ["File"])`
    : "";
  return `${head}type ${name}${implemented} @dontInfer {\n${fields.join("\n")}\n}`;
}

/** Prints the interface of listings, with the fields that all of them declare identically. */
function printListing(): string {
  const declarations = listingKindNames.map((kind) => {
    const fields = printFields(createJsonSchema(kind), true);
    // Without descriptions, which differ, and without extensions, which only the types need.
    return fields.map((field) => field.replace(/.*\n/, "").replace(/ @\w+$/, ""));
  });
  const [first = [], ...others] = declarations;
  const shared = first.filter((field) => others.every((fields) => fields.includes(field)));
  const fields = ["  id: ID!", ...shared, ...RESOLVED.page, ...RESOLVED.listing];
  return `"Una promoción o una vivienda en alquiler."\ninterface ${LISTING} implements Node {\n${fields.join("\n")}\n}`;
}

/**
 * Creates the GraphQL types of the content model.
 * @returns SDL with a type for each kind and each named part. Fields that the model requires are
 * non-null, pictures are `File` nodes, and an interface has what projects and rentals share.
 */
export function createTypeDefs(): string {
  const types = new Map<string, string>();
  for (const schema of kindNames.map(createJsonSchema).flatMap(listParts)) {
    const { graphql } = schema;
    if (graphql) types.set(graphql.name, printDefinition(graphql, schema));
  }
  return [...types.values(), OFFER, printListing()].join("\n\n");
}
