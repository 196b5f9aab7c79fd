import { type KindName, kindNames, kinds } from "../../src/utils/kinds";
import {
  createJsonSchema,
  getSchemaPath,
  type JsonSchema,
  resolveRef,
} from "../gatsby-plugin-content/jsonSchema";

/** A field, collection or file as Decap configures it (https://decapcms.org/docs/widgets/). */
type Setting = Record<string, unknown>;

/** Pictures are saved beside the entry that names them. */
const BESIDE_ENTRY = { media_folder: "", public_folder: "" };

function createField(name: string, field: JsonSchema, root: JsonSchema, required: boolean) {
  const { schema } = resolveRef(field, root);
  const { title: label = name, description: hint } = schema;
  // A hint would repeat the names of the options.
  const common = { name, label, required, ...(!schema.enum && { hint }) };
  return { ...common, ...createWidget(schema, root, required) };
}

function createWidget(schema: JsonSchema, root: JsonSchema, required: boolean): Setting {
  if (schema.picture) return { widget: "image", choose_url: false, ...BESIDE_ENTRY };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ value, label: schema.labels?.[value] ?? value }));
    return { widget: "select", options };
  }
  if (schema.type === "array") return createListWidget(schema, root);
  if (schema.type === "object") {
    const fields = createFields(schema, root);
    // Decap asks for required fields of an object that is left out; the content check does not.
    const optional = fields.map((field) => ({ ...field, required: false }));
    return { widget: "object", collapsed: !required, fields: required ? fields : optional };
  }
  if (schema.type === "string") {
    const pattern = schema.pattern && [schema.pattern, schema.patternErrorMessage];
    return { widget: schema.multiline ? "text" : "string", pattern };
  }
  if (schema.type === "boolean") return { widget: "boolean" };
  const value_type = schema.type === "integer" ? "int" : "float";
  return { widget: "number", value_type, min: schema.minimum, max: schema.maximum };
}

function createListWidget({ items = {}, minItems, maxItems }: JsonSchema, root: JsonSchema) {
  const { schema } = resolveRef(items, root);
  const list = { widget: "list", min: minItems, max: maxItems };
  if (schema.type !== "object") return { ...list, field: createField("item", items, root, true) };
  const name = Object.keys(schema.properties ?? {}).find((key) =>
    /^(title|name|label|alt)$/.test(key),
  );
  const summary = name && `{{fields.${name}}}`;
  // A list of a fixed length starts with all its items, to be filled in.
  const fixed = minItems === maxItems && {
    default: Array.from({ length: minItems ?? 0 }, () => ({})),
    allow_add: false,
    allow_remove: false,
    collapsed: false,
  };
  return { ...list, summary, ...fixed, fields: createFields(schema, root) };
}

function createFields(schema: JsonSchema, root: JsonSchema): Setting[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    createField(name, field, root, schema.required?.includes(name) ?? false),
  );
}

/** The settings that a collection of entries and a single file share. */
function createKind(kind: KindName): Setting {
  const { folder, label } = kinds[kind];
  const root = createJsonSchema(kind);
  const schema = { name: "$schema", widget: "hidden", default: getSchemaPath(kind) };
  const fields = [schema, ...createFields(resolveRef(root, root).schema, root)];
  return { name: folder, label, ...BESIDE_ENTRY, fields };
}

function createCollection(kind: KindName): Setting {
  const { folder, file, storage, singular } = kinds[kind];
  return {
    ...createKind(kind),
    label_singular: singular,
    folder: `data/${folder}`,
    path: storage === "folder" ? `{{slug}}/${file.replace(/\.json$/, "")}` : "{{slug}}",
    slug: "{{fields.id}}",
    identifier_field: "id",
    summary: "{{title}}",
    create: true,
    // Decap would leave the entry's pictures behind, and there is no way back.
    delete: false,
    extension: "json",
    format: "json",
  };
}

/**
 * Creates Decap's configuration for every kind of content, in Spanish.
 * @param backend Decap's setting for where the content is kept
 */
export function createEditorConfig(backend: Setting): Setting {
  const isSingle = (kind: KindName) => kinds[kind].storage === "single";
  const collections = kindNames.filter((kind) => !isSingle(kind));
  const files = kindNames.filter(isSingle).map((kind) => {
    const { folder, file } = kinds[kind];
    return { ...createKind(kind), file: `data/${folder}/${file}` };
  });
  const single = { name: "site", label: "El sitio", format: "json", files };
  return {
    backend,
    locale: "es",
    load_config_file: false,
    publish_mode: "simple",
    // The site itself shows every saved change.
    show_preview_links: false,
    editor: { preview: false },
    media_folder: "data",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...collections.map(createCollection), single],
  };
}
