import { type KindName, kindNames, kinds } from "../../src/utils/kinds";
import {
  createJsonSchema,
  getSchemaPath,
  type JsonSchema,
  resolveRef,
} from "../gatsby-plugin-content/jsonSchema";

/** A field, collection or file as Decap CMS configures it. */
type Setting = Record<string, unknown>;

/** Pictures lie beside the entry that names them. */
const BESIDE = { media_folder: "", public_folder: "" };

function widgetOf(name: string, field: JsonSchema, root: JsonSchema, required: boolean): Setting {
  const { schema } = resolveRef(field, root);
  const common = { name, label: schema.title ?? name, hint: schema.description, required };
  if (schema.picture) return { ...common, widget: "image", choose_url: false, ...BESIDE };
  if (schema.enum) {
    // The names of the options say what its description says.
    common.hint = undefined;
    const options = schema.enum.map((value) => ({ value, label: schema.labels?.[value] ?? value }));
    return { ...common, widget: "select", options };
  }
  if (schema.type === "array") return { ...common, ...listOf(schema, root) };
  if (schema.type === "object") {
    const fields = fieldsOf(schema, root);
    // The editor would want the fields of an object that is left out; the check has the last word.
    const asked = required ? fields : fields.map((inside) => ({ ...inside, required: false }));
    return { ...common, widget: "object", collapsed: !required, fields: asked };
  }
  if (schema.type === "string") {
    const pattern = schema.pattern && [schema.pattern, schema.patternErrorMessage];
    return { ...common, widget: schema.multiline ? "text" : "string", pattern };
  }
  const value_type = schema.type === "integer" ? "int" : "float";
  return { ...common, widget: "number", value_type, min: schema.minimum, max: schema.maximum };
}

function listOf({ items = {}, minItems, maxItems }: JsonSchema, root: JsonSchema): Setting {
  const { schema } = resolveRef(items, root);
  const bounds = { min: minItems, max: maxItems };
  if (schema.type !== "object") {
    return { widget: "list", ...bounds, field: widgetOf("item", items, root, true) };
  }
  const first = Object.keys(schema.properties ?? {}).find((key) =>
    /^(title|name|label|alt)$/.test(key),
  );
  const summary = first && `{{fields.${first}}}`;
  // A list of just so many shows its places, to be filled.
  const places = minItems === maxItems && {
    default: Array.from({ length: minItems ?? 0 }, () => ({})),
    allow_add: false,
    allow_remove: false,
    collapsed: false,
  };
  return {
    widget: "list",
    ...bounds,
    summary,
    ...places,
    fields: fieldsOf(schema, root),
  };
}

function fieldsOf(schema: JsonSchema, root: JsonSchema): Setting[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    widgetOf(name, field, root, schema.required?.includes(name) ?? false),
  );
}

function entryFields(kind: KindName): Setting[] {
  const root = createJsonSchema(kind);
  return [
    { name: "$schema", widget: "hidden", default: getSchemaPath(kind) },
    ...fieldsOf(resolveRef(root, root).schema, root),
  ];
}

function folderOf(kind: KindName): Setting {
  const { folder, file, storage, label, singular } = kinds[kind];
  return {
    name: folder,
    label,
    label_singular: singular,
    folder: `data/${folder}`,
    path: storage === "folder" ? `{{slug}}/${file.replace(/\.json$/, "")}` : "{{slug}}",
    slug: "{{fields.id}}",
    identifier_field: "id",
    summary: "{{title}}",
    create: true,
    // It would leave the entry's pictures behind, and what is gone is lost.
    delete: false,
    extension: "json",
    format: "json",
    ...BESIDE,
    fields: entryFields(kind),
  };
}

function fileOf(kind: KindName): Setting {
  const { folder, file, label } = kinds[kind];
  return {
    name: folder,
    label,
    file: `data/${folder}/${file}`,
    ...BESIDE,
    fields: entryFields(kind),
  };
}

/**
 * The configuration of Decap CMS for this site's content, in Spanish.
 * @param backend Decap's: where the entries are kept
 * @returns every kind of content: those with a folder or a file each as collections,
 * the others as files
 */
export function editorConfig(backend: Setting): Setting {
  return {
    backend,
    locale: "es",
    load_config_file: false,
    publish_mode: "simple",
    // The site itself, open beside it, shows every change that is saved.
    show_preview_links: false,
    editor: { preview: false },
    media_folder: "data",
    public_folder: "",
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...kindNames.filter((kind) => kinds[kind].storage !== "single").map(folderOf),
      {
        name: "site",
        label: "El sitio",
        format: "json",
        files: kindNames.filter((kind) => kinds[kind].storage === "single").map(fileOf),
      },
    ],
  };
}
