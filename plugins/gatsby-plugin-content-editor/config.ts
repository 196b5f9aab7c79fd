import { kindNames, kinds } from "../../src/kinds";
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
import { getModel, type ModelName, modelNames } from "../gatsby-plugin-content/model/index";
import { LABEL, LOCAL_BACKEND, UNNAMED, VERSION } from "./protocol";

/** The entry point of the form's script, relative to the project's root. */
export const PAGE_SCRIPT = "plugins/gatsby-plugin-content-editor/browser/index.ts";

/** Decap's configuration of a field, collection or file (https://decapcms.org/docs/widgets/). */
type Setting = Record<string, unknown>;

/** Saves pictures in the folder of the entry that refers to them. */
const BESIDE_ENTRY = { media_folder: "", public_folder: "" };

/** The field that is shown as the name of a collapsed list item. */
export const SUMMARY_FIELD = /^(title|name|label|alt)$/;

function createField(name: string, schema: JsonSchema, required: boolean): Setting {
  const { title: label = name, description: hint } = schema;
  // The hint of a choice would only repeat its options.
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
    // Decap would require these fields even if the optional object is left out.
    const optional = fields.map((field) => ({ ...field, required: false }));
    return { widget: "object", collapsed: !required, fields: required ? fields : optional };
  }
  if (schema.type === "string") {
    const pattern = schema.pattern && [schema.pattern, `se esperaba ${schema.expected}.`];
    return { widget: schema.multiline ? "text" : "string", pattern };
  }
  if (schema.type === "boolean") {
    // An untouched switch would look like a no.
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
  // A list of fixed length starts with all its items, still empty.
  const fixed = minItems === maxItems && {
    default: Array.from({ length: minItems ?? 0 }, () => ({})),
    allow_add: false,
    allow_remove: false,
  };
  return { ...list, summary, ...fixed, fields: createFields(items) };
}

/** Fields that visitors never see, sorted last. */
const TRAILING_FIELDS = ["order", "published", "revised", "id"];

function createFields(schema: JsonSchema): Setting[] {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    createField(name, field, schema.required?.includes(name) ?? false),
  );
  const rank = ({ name }: Setting) => TRAILING_FIELDS.indexOf(String(name));
  return fields.sort((a, b) => rank(a) - rank(b));
}

/** Creates the settings that collections and single files have in common. */
function createKindSettings(kind: ModelName): Setting {
  const { folder, label } = getModel(kind);
  const fields = createFields(createJsonSchema(kind));
  const schema = { name: "$schema", widget: "hidden", default: getSchemaPath(kind) };
  const version = { name: VERSION, widget: "version", required: false };
  return { name: folder, label, ...BESIDE_ENTRY, fields: [schema, version, ...fields] };
}

/** @param taken the identifiers of the existing entries */
function createCollection(kind: ModelName, taken: readonly string[]): Setting {
  const { folder, file, singular } = getModel(kind);
  const page = kindNames.find((name) => name === kind);
  const settings = createKindSettings(kind);
  const fields = settings.fields as Setting[];
  Object.assign(fields.find(({ name }) => name === "id") ?? {}, { widget: "identifier", taken });
  const names = fields.map(({ name }) => String(name));
  const shown = ["title", "location", "status"].filter((name) => names.includes(name));
  return {
    ...settings,
    label_singular: singular,
    folder: `data/${folder}`,
    path: `{{slug}}/${file.replace(/\.json$/, "")}`,
    slug: "{{fields.id}}",
    identifier_field: "id",
    preview_path: page && `${kinds[page].prefix.slice(1)}{{fields.id}}/`,
    summary: shown.map((name) => `{{${name}}}`).join(" · "),
    sortable_fields: shown,
    create: true,
    // Decap would leave the entry's pictures behind, and deleting can't be undone.
    delete: false,
    extension: "json",
    format: folder,
  };
}

/**
 * Creates Decap's configuration, in Spanish, for all kinds of content.
 * @param dataDir absolute path of `data/`
 * @param backend Decap's `backend` setting
 */
export async function createEditorConfig(dataDir: string, backend: Setting): Promise<Setting> {
  const tree = await readDataTree(dataDir);
  const listIds = (kind: ModelName) =>
    getContentFiles(kind, tree, dataDir).map((file) => getEntryId(file));
  const isLocal = backend.name === LOCAL_BACKEND;
  const isSingle = (kind: ModelName) => getModel(kind).isSingle === true;
  const collections = modelNames.filter((kind) => !isSingle(kind));
  const files = modelNames
    .filter(isSingle)
    .map((kind) => ({ ...createKindSettings(kind), file: getEntryPath(kind, "") }));
  // The develop server lists a broken file with its error as the label.
  const summary = isLocal ? `{{${LABEL}}}` : undefined;
  const single = { name: "site", label: "El sitio", format: "site", summary, files };
  return {
    backend,
    locale: "es",
    load_config_file: false,
    publish_mode: "simple",
    editor: { preview: false },
    // The picture fields of the develop server need no media library.
    media_library: isLocal ? { name: "none" } : undefined,
    media_folder: "data",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [...collections.map((kind) => createCollection(kind, listIds(kind))), single],
  };
}
