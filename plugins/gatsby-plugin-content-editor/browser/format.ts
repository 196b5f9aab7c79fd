import { formatAmount, parseAmount } from "./amount";

/** The part of a field's settings (config.ts) that affects its values. */
export interface Field {
  name: string;
  default?: unknown;
  required?: boolean;
  widget?: string;
  unit?: string;
  /** The labels of a choice's values. */
  labels?: Record<string, string>;
  fields?: readonly Field[];
  /** The field of each item of a list of plain values. */
  field?: Field;
}

/** Marks the placeholder for a broken file, which is never written. */
const BROKEN = "$broken";
const WARNING = "⚠ Este archivo no es JSON válido: corrígelo en un editor de texto";

type Conversion = (value: unknown, field: Field) => unknown;

const formatValue: Conversion = (value, { widget, unit, labels }) =>
  widget === "amount" ? formatAmount(value, unit) : (labels?.[String(value)] ?? value);

const parseValue: Conversion = (value, { widget, unit, labels = {} }) => {
  if (widget === "amount") return parseAmount(value, unit);
  // Decap refers to a picture in the entry's folder by its bare name.
  if (widget === "image" && /^[^/:]+$/.test(String(value ?? ""))) return `./${value}`;
  const key = Object.keys(labels).find((key) => labels[key] === value);
  if (key === "true" || key === "false") return key === "true";
  return key ?? value;
};

/**
 * Whether a value is empty, like all fields of an object that was never filled in. A list with an
 * empty item is not, as the user has added that item.
 */
const isEmpty = (value: unknown): boolean =>
  (value ?? "") === "" ||
  (typeof value === "object" &&
    (Array.isArray(value) ? value.length === 0 : Object.values(value as object).every(isEmpty)));

/** Converts a value recursively, in the order of the model's fields, omitting empty optional ones. */
function convert(value: unknown, field: Field, convertValue: Conversion): unknown {
  if (Array.isArray(value))
    return value.map((item) => convert(item, field.field ?? field, convertValue));
  if (typeof value !== "object" || value === null) return convertValue(value, field);
  const fields = new Map(field.fields?.map((own) => [own.name, own]));
  const given = new Map(Object.entries(value));
  const names = [...new Set([...fields.keys(), ...given.keys()])].filter((name) => given.has(name));
  const parts = names.map((name) => {
    const own = fields.get(name);
    const part = own ? convert(given.get(name), own, convertValue) : given.get(name);
    // Decap sets a cleared choice to null.
    const isLeftOut = part === null || (own?.required === false && isEmpty(part));
    return [name, isLeftOut ? undefined : part];
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/**
 * Creates a Decap format (https://decapcms.org/docs/custom-formatters/) whose entries hold numbers and
 * choices as displayed, because Decap shows raw values in lists and collapsed items. It writes fields
 * in the order of the model.
 * @param files the fields of each file in a collection, starting with `$schema`
 * @param explain receives the reason why an entry can't be written
 */
export function createFormat(
  files: readonly { fields: readonly Field[] }[],
  explain: (message: string) => void,
) {
  const convertEntry = (entry: Record<string, unknown>, convertValue: Conversion) => {
    const isOwn = ({ fields }: { fields: readonly Field[] }) =>
      fields[0]?.default === entry.$schema;
    const file = files.length === 1 ? files[0] : files.find(isOwn);
    return convert(entry, { name: "", fields: file?.fields }, convertValue) as typeof entry;
  };
  return {
    fromFile(text: string) {
      try {
        // Decap passes an empty text for a file that does not exist yet.
        return convertEntry(JSON.parse(text || "{}"), formatValue);
      } catch {
        return { title: WARNING, [BROKEN]: true };
      }
    },
    toFile(entry: Record<string, unknown>) {
      if (entry[BROKEN]) {
        explain(WARNING);
        throw new Error(WARNING);
      }
      // The form has these last or hides them.
      const { $schema, id, order, ...fields } = convertEntry(entry, parseValue);
      return `${JSON.stringify({ $schema, id, order, ...fields }, null, 2)}\n`;
    },
  };
}
