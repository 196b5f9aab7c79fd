import type { GatsbyGraphQLType, NodePluginSchema } from "gatsby";
import { createAddedFields, type Field, resolveLinks } from "../computedFields/addedFields";
import { readJsonId } from "../computedFields/readNodeValues";
import { unitFields } from "../computedFields/unitFields";
import { listingNames, type ModelName, modelNames } from "../model/models";
import { normalizeText } from "../model/normalizeText";
import { createJsonSchema, type JsonSchema, listParts } from "./jsonSchema";

const SCALARS = {
  string: "String",
  number: "Float",
  integer: "Int",
  boolean: "Boolean",
} as const;

const ENTRY_FIELDS = `"Lo que se guarda de cada entrada."
type EntryFields @dontInfer {
  "Su lugar entre las de su clase: por orden, y si no por id."
  sortKey: String!
}`;

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

const FACADE = `"Una planta de la fachada y sus viviendas, por puertas."
type FacadeFloor @dontInfer {
  "Como se la conoce: «1.º»."
  label: String!
  "De izquierda a derecha; nada donde no se ofrece ninguna. Una planta retranqueada tiene menos."
  units: [Unit]!
}`;

const SUNLIGHT = `"Cuándo da el sol en el salón y por dónde pasa, sin contar lo que haga sombra."
type UnitSunlight @dontInfer {
  "Adónde da el salón, en grados desde el norte."
  azimuth: Float!
  "El 21 de diciembre."
  december: SunlightDay!
  "El 21 de junio."
  june: SunlightDay!
}
"Un día de sol."
type SunlightDay @dontInfer {
  "Cuándo entra; vacío si no entra."
  intervals: [SunlightInterval!]!
  "De la salida del sol a la puesta, cada diez minutos."
  path: [SunPosition!]!
}
"Un rato en que entra el sol, en minutos desde la medianoche, hora local."
type SunlightInterval @dontInfer {
  "Desde cuándo, redondeado a diez minutos."
  from: Int!
  "Hasta cuándo, redondeado a diez minutos."
  to: Int!
}
"Dónde está el sol en un momento."
type SunPosition @dontInfer {
  "Minutos desde la medianoche, hora local."
  minute: Int!
  "En grados desde el norte."
  azimuth: Float!
  "En grados sobre el horizonte."
  altitude: Float!
}`;

/** A field extension: texts are read as they look, however they were typed. */
export const normalizedText = {
  name: "normalizedText",
  extend: (_options: object, { resolve }: Pick<Field, "resolve">): Pick<Field, "resolve"> => ({
    resolve: (source, args, context, info) => {
      const value = (resolve ?? context.defaultFieldResolver)(source, args, context, info);
      const normalize = (part: unknown) => (typeof part === "string" ? normalizeText(part) : part);
      return Array.isArray(value) ? value.map(normalize) : normalize(value);
    },
  }),
};

function formatType(schema: JsonSchema): string {
  if (schema.picture) return "File";
  if (schema.isDate) return "Date";
  if (schema.type === "array" && schema.items) return `[${formatType(schema.items)}!]`;
  if (schema.graphql) return schema.graphql.name;
  if (schema.type && schema.type in SCALARS) return SCALARS[schema.type as keyof typeof SCALARS];
  throw new Error(`The content model has a part without a GraphQL type: ${JSON.stringify(schema)}`);
}

/** Gets what Gatsby does with a field when it is read. */
function getExtensions({ picture, isDate, isText, items }: JsonSchema): Field["extensions"] {
  if (picture) return { fileByRelativePath: {} };
  if (isDate) return { dateformat: {} };
  return isText || items?.isText ? { normalizedText: {} } : undefined;
}

function createFields(object: JsonSchema, model: ModelName | undefined): Record<string, Field> {
  const fields = Object.entries(object.properties ?? {}).map(([key, schema]) => {
    const type = formatType(schema);
    const field: Field = {
      type: type + (object.required?.includes(key) ? "!" : ""),
      description: `${schema.description}${schema.isMenu ? " Sin los que llevan a una lista que no tiene entradas." : ""}`,
      extensions: getExtensions(schema),
      resolve: schema.isMenu ? resolveLinks : undefined,
    };
    // A node has an `id` of its own.
    return model && key === "id" ? ["jsonId", { ...field, resolve: readJsonId }] : [key, field];
  });
  return { ...Object.fromEntries(fields), ...(model && createAddedFields(model)) };
}

/** Creates the fields of the interface: those that projects and rentals have with the same type. */
function createListingFields(): Record<string, Field> {
  const [first = {}, ...others] = listingNames.map((name) =>
    createFields(createJsonSchema(name), name),
  );
  const shared = Object.entries(first).flatMap(([name, { type, description }]) => {
    const fields = others.map((other) => other[name]);
    if (fields.some((field) => field?.type !== type)) return [];
    const isSame = fields.every((field) => field?.description === description);
    return [[name, { type, description: isSame ? description : undefined }]];
  });
  return { id: { type: "ID!" }, ...Object.fromEntries(shared) };
}

/**
 * Creates the GraphQL types of the content model: one for each kind and each named part. Fields that
 * the model requires are non-null, pictures are `File` nodes, and an interface has what projects and
 * rentals share, for queries and fragments on both.
 */
export function createTypes({
  buildEnumType,
  buildInterfaceType,
  buildObjectType,
}: NodePluginSchema): (GatsbyGraphQLType | string)[] {
  // First, because Gatsby would lose its description if another type had already named it.
  const listing = buildInterfaceType({
    name: "Listing",
    description: "Una promoción o una vivienda en alquiler.",
    interfaces: ["Node"],
    fields: createListingFields(),
  });
  const parts = modelNames.map(createJsonSchema).flatMap(listParts);
  const types = new Map(parts.map((schema) => [schema.graphql?.name, schema]));
  const defined = [...types.values()].flatMap((schema) => {
    if (!schema.graphql) return [];
    const { name, description } = schema.graphql;
    if (schema.enum) {
      const values = schema.enum.map((value) => [value, { description: schema.labels?.[value] }]);
      return buildEnumType({ name, description, values: Object.fromEntries(values) });
    }
    const model = modelNames.find((type) => type === name);
    const isListing = listingNames.some((type) => type === name);
    // A home is a node, too.
    const isUnit = name === "Unit";
    return buildObjectType({
      name,
      description,
      fields: { ...createFields(schema, model), ...(isUnit && unitFields) },
      interfaces: model || isUnit ? ["Node", ...(isListing ? ["Listing"] : [])] : undefined,
      // Children of File even without entries, so that query types don't depend on content.
      extensions: { infer: false, ...(model && { childOf: { types: ["File"] } }) },
    });
  });
  return [listing, ENTRY_FIELDS, OFFER, FACADE, SUNLIGHT, ...defined];
}
