/** The settings of a field (decapConfig.ts) on which its value in a file depends. */
export interface Field {
  name: string;
  widget?: string;
  number?: boolean;
  /** Whether a list is written even if it is empty, because the model requires it. */
  keepEmpty?: boolean;
  fields?: readonly Field[];
  /** The field of each item of a list of plain values. */
  field?: Field;
}

export type Entry = Record<string, unknown>;

/** Marks the entry that stands for a broken file, which is never written. */
const BROKEN = "$broken";
const WARNING = "⚠ Este archivo no es JSON válido: corrígelo en un editor de texto";

const isEmpty = (value: unknown) =>
  (value ?? "") === "" || (typeof value === "object" && Object.keys(value as object).length === 0);

/** Parses a number with a decimal comma; anything else stays as typed, for the check to refuse. */
const parseNumber = (text: string) =>
  /^-?\d+(,\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;

/** Converts a value of the form to that of its file, in the order of the fields. */
function write(value: unknown, field: Field): unknown {
  if (Array.isArray(value)) return value.map((item) => write(item, field.field ?? field));
  if (typeof value === "string" && field.number) return parseNumber(value.trim());
  // Decap refers to a picture in the entry's folder by its bare name.
  if (typeof value === "string" && field.widget === "image")
    return value.includes("/") || !value ? value : `./${value}`;
  if (typeof value !== "object" || value === null) return value;
  const given = new Map(Object.entries(value));
  const fields = new Map(field.fields?.map((own) => [own.name, own]));
  const parts = [...new Set([...fields.keys(), ...given.keys()])].map(
    (name) => [name, write(given.get(name), fields.get(name) ?? { name })] as const,
  );
  return Object.fromEntries(
    parts.flatMap(([name, part]) => {
      if (!isEmpty(part)) return [[name, part]];
      return fields.get(name)?.keepEmpty ? [[name, []]] : [];
    }),
  );
}

/**
 * Creates the format of a kind's files (https://decapcms.org/docs/custom-formatters/): their numbers
 * are texts in the form, and are written as they were typed; empty fields are left out.
 */
export function createFormat(fields: readonly Field[]) {
  return {
    fromFile(text: string): Entry {
      const show = (_key: string, value: unknown) =>
        typeof value === "number" ? String(value).replace(".", ",") : value;
      try {
        const entry = JSON.parse(text || "{}", show);
        if (entry && !Array.isArray(entry) && typeof entry === "object") return entry;
      } catch {}
      return { title: WARNING, name: WARNING, [BROKEN]: true };
    },
    toFile(entry: Entry): string {
      if (entry[BROKEN]) throw new Error(WARNING);
      return `${JSON.stringify(write(entry, { name: "", fields }), null, 2)}\n`;
    },
  };
}
