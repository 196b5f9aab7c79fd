import { isKindName, kinds } from "../../src/routes";
import { getEntryFile } from "../gatsby-plugin-content/model/entryFilePaths";
import { getModel, type ModelName, modelNames } from "../gatsby-plugin-content/model/models";
import {
  createJsonSchema,
  getSchemaPath,
  type JsonSchema,
} from "../gatsby-plugin-content/schema/jsonSchema";

/** The entry point of the form's script, relative to the project's root. */
export const PAGE_SCRIPT = "plugins/gatsby-plugin-content-editor/browser/index.ts";

/** Decap's settings of a field, a file or a collection (https://decapcms.org/docs/widgets/). */
type Settings = Record<string, unknown>;

/** Saves pictures in the folder of the entry that refers to them. */
const BESIDE_ENTRY = { media_folder: "", public_folder: "" };

/** The field that names an entry or an item in its list. */
const findName = ({ properties = {} }: JsonSchema) =>
  Object.keys(properties).find((key) => /^(title|name|label|alt)$/.test(key));

function createField(name: string, schema: JsonSchema, required: boolean): Settings {
  const { title: label = name, description } = schema;
  // The hint of a choice would only repeat its options.
  const hint = (schema.enum ?? schema.items?.enum) ? undefined : description;
  const mayBeEmpty = schema.type === "array" && schema.minItems === undefined;
  return {
    ...{ name, label, hint },
    required: required && !mayBeEmpty,
    // Read by browser/customFormat.ts.
    keepEmpty: mayBeEmpty || undefined,
    ...createWidget(schema, required),
  };
}

function createWidget(schema: JsonSchema, required: boolean): Settings {
  const { type, expected, labels } = schema;
  if (schema.picture) return { widget: "image", choose_url: false, ...BESIDE_ENTRY };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ value, label: labels?.[value] ?? value }));
    return { widget: "select", options };
  }
  if (type === "array") return createListWidget(schema);
  if (type === "object") {
    // Decap would require the fields of an optional object even if it is left out.
    const fields = createFields(schema).map((field) =>
      required ? field : { ...field, required: false },
    );
    return { widget: "object", collapsed: !required, fields };
  }
  if (type === "string") {
    const pattern = schema.pattern && [schema.pattern, `se esperaba ${expected}`];
    return { widget: schema.multiline ? "text" : "string", pattern };
  }
  if (type === "boolean") return { widget: "boolean" };
  // Decap's widget for numbers reads 2.500 as 2 or 2.5, and a browser in English 2,5 as 25.
  const pattern =
    type === "integer"
      ? ["^-?\\d+$", "se esperaba un número entero, sin puntos, como 2500"]
      : ["^-?\\d+(,\\d+)?$", "se esperaba un número sin puntos, con coma si hace falta, como 92,5"];
  return { widget: "string", number: true, pattern };
}

function createListWidget({ items = {}, minItems: min, maxItems: max }: JsonSchema): Settings {
  const list = { widget: "list", min, max, collapsed: true };
  if (items.type !== "object")
    return { ...list, summary: "{{fields.item}}", field: createField("item", items, true) };
  const name = findName(items);
  return { ...list, summary: name && `{{fields.${name}}}`, fields: createFields(items) };
}

const createFields = ({ properties = {}, required = [] }: JsonSchema): Settings[] =>
  Object.entries(properties).map(([name, schema]) =>
    createField(name, schema, required.includes(name)),
  );

/** Creates a kind's collection: of all files in its folder, or of its single file. */
function createCollection(model: ModelName, root: string): Settings {
  const { folder, file, isSingle, label, singular, count } = getModel(model);
  const schema = createJsonSchema(model);
  const link = { name: "$schema", widget: "hidden", default: getSchemaPath(model) };
  const content = { ...BESIDE_ENTRY, fields: [link, ...createFields(schema)] };
  // Decap would leave an entry's pictures behind.
  const collection = { name: folder, label, format: folder, delete: false };
  if (isSingle) {
    const name = root + getEntryFile(model, "").replace("data/", "");
    return { ...collection, files: [{ name: folder, label, file: name, ...content }] };
  }
  return {
    ...collection,
    ...content,
    label_singular: singular,
    folder: root + folder,
    path: `{{slug}}/${file.replace(/\.json$/, "")}`,
    slug: "{{fields.id}}",
    identifier_field: "id",
    summary: `{{${findName(schema)}}}`,
    preview_path: isKindName(model) ? `${kinds[model].prefix.slice(1)}{{fields.id}}/` : undefined,
    extension: "json",
    // The site has a fixed number of some.
    create: !count?.max,
  };
}

/**
 * Creates Decap's configuration of a form, in Spanish, with a collection for each kind of content.
 * @param backend Decap's `backend` setting
 * @param root the path of `data/` in that backend, with a trailing slash, or ""
 */
export function createEditorConfig(backend: Settings, root: string): Settings {
  return {
    backend,
    locale: "es",
    load_config_file: false,
    publish_mode: "simple",
    editor: { preview: false },
    media_folder: root || ".",
    slug: { encoding: "ascii", clean_accents: true },
    collections: modelNames.map((name) => createCollection(name, root)),
  };
}

/**
 * Creates the configuration of the form on this computer, without the rules that the check has too:
 * Decap would only mark a field that breaks them, perhaps out of view, and not say why it saves
 * nothing.
 */
export function createLocalConfig(): Settings {
  const config = createEditorConfig({ name: "proxy", proxy_url: "/admin/api/v1" }, "");
  const rules = ["pattern", "min", "max"];
  return JSON.parse(
    JSON.stringify(config, (key, value) => (rules.includes(key) ? undefined : value)),
  );
}
