import { type Kind, type KindName, kindNames, kinds } from "../../src/kinds";
import {
  getContentFiles,
  getEntryId,
  getEntryPath,
  readDataTree,
} from "../gatsby-plugin-content/contentFiles";
import {
  createJsonSchema,
  getSchemaPath,
  type JsonSchema,
} from "../gatsby-plugin-content/jsonSchema";
import { LABEL, LOCAL_BACKEND, UNNAMED } from "./protocol";

/** The script of the form's page, from the project's root. */
export const PAGE_SCRIPT = "plugins/gatsby-plugin-content-editor/browser/index.ts";

/** A field, collection or file as Decap configures it (https://decapcms.org/docs/widgets/). */
type Setting = Record<string, unknown>;

/** Pictures are saved beside the entry that names them. */
const BESIDE_ENTRY = { media_folder: "", public_folder: "" };

/** The field by which a closed item of a list is named. */
export const SUMMARY_FIELD = /^(title|name|label|alt)$/;

function createField(name: string, schema: JsonSchema, required: boolean): Setting {
  const { title: label = name, description: hint } = schema;
  // A hint would repeat the names of the options.
  const isChoice = schema.enum ?? schema.items?.enum;
  const common = { name, label, required, ...(!isChoice && { hint }) };
  return { ...common, ...createWidget(schema, required) };
}

function createWidget(schema: JsonSchema, required: boolean): Setting {
  if (schema.picture) {
    const { minWidth: min_width } = schema.picture;
    return { widget: "image", choose_url: false, min_width, ...BESIDE_ENTRY };
  }
  if (schema.enum) {
    const labels = Object.fromEntries(
      schema.enum.map((value) => [value, schema.labels?.[value] ?? value]),
    );
    return { widget: "select", options: Object.values(labels), labels };
  }
  if (schema.type === "array") return createListWidget(schema);
  if (schema.type === "object") {
    const fields = createFields(schema);
    // Decap asks for required fields of an object that is left out; the content check does not.
    const optional = fields.map((field) => ({ ...field, required: false }));
    return { widget: "object", collapsed: !required, fields: required ? fields : optional };
  }
  if (schema.type === "string") {
    const pattern = schema.pattern && [schema.pattern, `se esperaba ${schema.expected}.`];
    return { widget: schema.multiline ? "text" : "string", pattern };
  }
  if (schema.type === "boolean") {
    // A switch that nobody has touched looks like a no.
    return { widget: "select", options: ["Sí", "No"], labels: { true: "Sí", false: "No" } };
  }
  const { minimum: min, maximum: max, unit, type } = schema;
  return { widget: "amount", min, max, unit, whole: type === "integer" };
}

function createListWidget({ items = {}, minItems, maxItems }: JsonSchema): Setting {
  const list = { widget: "list", min: minItems, max: maxItems, collapsed: true };
  if (items.type !== "object") {
    const field = createField("item", items, true);
    return { ...list, summary: `{{fields.item | default('${UNNAMED}')}}`, field };
  }
  const keys = Object.keys(items.properties ?? {});
  const name = keys.find((key) => SUMMARY_FIELD.test(key));
  const shown = keys.filter((key) => key === name || /^(price|status|share)$/.test(key));
  const parts = shown.map((key) => (key === name ? `${key} | default('${UNNAMED}')` : key));
  const summary = name && parts.map((part) => `{{fields.${part}}}`).join(" · ");
  // A list of a fixed length starts with all its items, to be filled in.
  const fixed = minItems === maxItems && {
    default: Array.from({ length: minItems ?? 0 }, () => ({})),
    allow_add: false,
    allow_remove: false,
  };
  return { ...list, summary, ...fixed, fields: createFields(items) };
}

function createFields(schema: JsonSchema): Setting[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    createField(name, field, schema.required?.includes(name) ?? false),
  );
}

/** Fields that visitors don't read, after the others. */
const TRAILING_FIELDS = ["order", "published", "revised", "id"];

/** The settings that a collection of entries and a single file share. */
function createKindSettings(kind: KindName): Setting {
  const { folder, label } = kinds[kind];
  const fields = createFields(createJsonSchema(kind));
  const rank = ({ name }: Setting) => TRAILING_FIELDS.indexOf(String(name));
  fields.sort((a, b) => rank(a) - rank(b));
  const schema = { name: "$schema", widget: "hidden", default: getSchemaPath(kind) };
  return { name: folder, label, ...BESIDE_ENTRY, fields: [schema, ...fields] };
}

/** @param taken the identifiers of the entries that there are */
function createCollection(kind: KindName, taken: readonly string[]): Setting {
  const { folder, file, storage, singular, page }: Kind = kinds[kind];
  const settings = createKindSettings(kind);
  const fields = settings.fields as Setting[];
  Object.assign(fields.find(({ name }) => name === "id") ?? {}, { widget: "identifier", taken });
  const names = fields.map(({ name }) => String(name));
  const shown = ["title", "location", "status"].filter((name) => names.includes(name));
  return {
    ...settings,
    label_singular: singular,
    folder: `data/${folder}`,
    path: storage === "folder" ? `{{slug}}/${file.replace(/\.json$/, "")}` : "{{slug}}",
    slug: "{{fields.id}}",
    identifier_field: "id",
    preview_path: page && `${page.prefix.slice(1)}{{fields.id}}/`,
    summary: shown.map((name) => `{{${name}}}`).join(" · "),
    sortable_fields: shown,
    create: true,
    // Decap would leave the entry's pictures behind, and there is no way back.
    delete: false,
    extension: "json",
    format: folder,
  };
}

/**
 * Creates Decap's configuration for every kind of content, in Spanish.
 * @param dataDir absolute path of `data/`
 * @param backend Decap's setting for where the content is kept
 */
export async function createEditorConfig(dataDir: string, backend: Setting): Promise<Setting> {
  const tree = await readDataTree(dataDir);
  const listIds = (kind: KindName) =>
    getContentFiles(kind, tree, dataDir).map((file) => getEntryId(kind, file));
  const isLocal = backend.name === LOCAL_BACKEND;
  const isSingle = (kind: KindName) => kinds[kind].storage === "single";
  const collections = kindNames.filter((kind) => !isSingle(kind));
  const files = kindNames
    .filter(isSingle)
    .map((kind) => ({ ...createKindSettings(kind), file: getEntryPath(kind, "") }));
  // Where the develop server lists them, a broken one says so in place of its label.
  const summary = isLocal ? `{{${LABEL}}}` : undefined;
  const single = { name: "site", label: "El sitio", format: "site", summary, files };
  return {
    backend,
    locale: "es",
    load_config_file: false,
    publish_mode: "simple",
    editor: { preview: false },
    // Pictures are chosen in their own fields.
    media_library: isLocal ? { name: "none" } : undefined,
    media_folder: "data",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...collections.map((kind) => createCollection(kind, listIds(kind))), single],
  };
}
