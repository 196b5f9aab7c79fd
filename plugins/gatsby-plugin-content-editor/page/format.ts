import { formatAmount, parseAmount } from "./amount";

/** What a field of the form's settings (config.ts) says of its values. */
export interface Field {
  name: string;
  default?: unknown;
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

type Turn = (value: unknown, field: Field) => unknown;

const toWords: Turn = (value, { widget, unit, labels }) =>
  widget === "amount" ? formatAmount(value, unit) : (labels?.[String(value)] ?? value);

const toValue: Turn = (value, { widget, unit, labels = {} }) => {
  if (widget === "amount") return parseAmount(value, unit);
  // Decap names a picture beside the entry without a folder.
  if (widget === "image" && /^[^/:]+$/.test(String(value ?? ""))) return `./${value}`;
  return Object.keys(labels).find((key) => labels[key] === value) ?? value;
};

function turnAll(value: unknown, field: Field, turn: Turn): unknown {
  if (Array.isArray(value)) return value.map((item) => turnAll(item, field.field ?? field, turn));
  if (typeof value !== "object" || value === null) return turn(value, field);
  const parts = Object.entries(value).map(([key, part]) => {
    const own = field.fields?.find(({ name }) => name === key);
    return [key, own ? turnAll(part, own, turn) : part];
  });
  return Object.fromEntries(parts);
}

/**
 * Creates a format of Decap (https://decapcms.org/docs/custom-formatters/) whose entries have numbers
 * and choices in the form's words: Decap shows them as they are in lists and closed items.
 * @param files the fields of each file that a collection holds, the schema's first
 */
export function createFormat(files: readonly { fields: readonly Field[] }[]) {
  const turnEntry = (entry: Record<string, unknown>, turn: Turn) => {
    const isOwn = ({ fields }: { fields: readonly Field[] }) =>
      fields[0]?.default === entry.$schema;
    const file = files.length === 1 ? files[0] : files.find(isOwn);
    return turnAll(entry, { name: "", fields: file?.fields }, turn);
  };
  return {
    fromFile(text: string) {
      try {
        // A file that is not there yet is read as an empty text.
        return turnEntry(JSON.parse(text || "{}"), toWords);
      } catch {
        return { title: WARNING, [BROKEN]: true };
      }
    },
    toFile(entry: Record<string, unknown>) {
      if (entry[BROKEN]) throw new Error(WARNING);
      return JSON.stringify(turnEntry(entry, toValue), null, 2);
    },
  };
}
