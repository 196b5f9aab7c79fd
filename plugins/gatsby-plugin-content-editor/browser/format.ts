import { formatAmount, parseAmount } from "./amount";

/** What a field of the form's settings (config.ts) says of its values. */
export interface Field {
  name: string;
  default?: unknown;
  required?: boolean;
  widget?: string;
  unit?: string;
  /** The names of a choice's values. */
  labels?: Record<string, string>;
  fields?: readonly Field[];
  /** That of each item of a list of plain values. */
  field?: Field;
}

/** Marks what stands for a broken file, which is never written. */
const BROKEN = "$broken";
const WARNING = "⚠ Este archivo no es JSON válido: corrígelo en un editor de texto";

type Conversion = (value: unknown, field: Field) => unknown;

const formatValue: Conversion = (value, { widget, unit, labels }) =>
  widget === "amount" ? formatAmount(value, unit) : (labels?.[String(value)] ?? value);

const parseValue: Conversion = (value, { widget, unit, labels = {} }) => {
  if (widget === "amount") return parseAmount(value, unit);
  // Decap names a picture beside the entry without a folder.
  if (widget === "image" && /^[^/:]+$/.test(String(value ?? ""))) return `./${value}`;
  const key = Object.keys(labels).find((key) => labels[key] === value);
  if (key === "true" || key === "false") return key === "true";
  return key ?? value;
};

/**
 * Decap gives an object that was never filled in with its fields, all of them empty. A list with an
 * empty item is not: somebody has added that.
 */
const isEmpty = (value: unknown): boolean =>
  (value ?? "") === "" ||
  (typeof value === "object" &&
    (Array.isArray(value) ? value.length === 0 : Object.values(value as object).every(isEmpty)));

/** Converts a value and its parts, in the order of their fields, without optional ones that are empty. */
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
    // Decap has null for a choice that was taken back.
    const isLeftOut = part === null || (own?.required === false && isEmpty(part));
    return [name, isLeftOut ? undefined : part];
  });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/**
 * Creates a format of Decap (https://decapcms.org/docs/custom-formatters/) whose entries have numbers
 * and choices in the form's words: Decap shows them as they are in lists and closed items. What it
 * writes has its fields in the order of the model.
 * @param files the fields of each file that a collection holds, the schema's first
 * @param explain is told why an entry can't be written
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
        // A file that is not there yet is read as an empty text.
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
      // The form has these at its end, or nowhere.
      const { $schema, id, order, ...fields } = convertEntry(entry, parseValue);
      return `${JSON.stringify({ $schema, id, order, ...fields }, null, 2)}\n`;
    },
  };
}
