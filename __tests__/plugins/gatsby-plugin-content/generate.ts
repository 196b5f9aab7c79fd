import fc from "fast-check";
import {
  createJsonSchema,
  type JsonSchema,
} from "../../../plugins/gatsby-plugin-content/jsonSchema";
import { findControl, normalizeText } from "../../../plugins/gatsby-plugin-content/text";
import type { KindName } from "../../../src/utils/kinds";

/** The pictures that generated content names, each beside its file. */
export const PICTURES = ["./1.jpg", "./2.png", "./3.webp", "./4.jpg"];

type Json = Record<string, unknown>;

/** What the length of a text is: short, as written, as long as allowed, or one long word. */
const createText = (maxLength: number, isMultiline: boolean) => {
  const words = fc
    .array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), { maxLength: 12 })
    .map((parts) => parts.join(" "));
  const long = fc.constantFrom(" y más texto, hasta el final", "palabra", "Ñandú ").map((part) =>
    part
      .repeat(Math.ceil(maxLength / part.length))
      .slice(0, maxLength)
      .trim(),
  );
  const plain = fc.constantFrom(
    "Casa",
    "<b>Casa</b> & <script>alert(1)</script>",
    "Supercalifragilísticoespialidosoyalgomás".slice(0, maxLength),
    "una.direccion.de.correo.larguisima@un-dominio-larguisimo.example".slice(0, maxLength),
    "שלום 你好 मुंबई 👩‍👩‍👧‍👦 Ǻ",
  );
  const lines = words.map((text) => (isMultiline ? text.replace(/ /g, "\n") : text));
  return fc
    .oneof(words, plain, long, lines)
    .map((text) => text.slice(0, maxLength))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !findControl(text, isMultiline));
};

/** Addresses that browsers open; the patterns of the model allow more than that. */
const ADDRESSES = ["https://visita.example/uno?a=1#b", "https://visita.example:8443"];

function createString(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.picture) return fc.constantFrom(...PICTURES);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { pattern = "", maxLength = 300, multiline = false } = schema;
  if (pattern === "\\S") return createText(maxLength, multiline);
  const form = new RegExp(pattern);
  const addresses = ADDRESSES.filter((address) => form.test(address));
  if (addresses.length > 0) return fc.constantFrom(...addresses);
  const origin = "https://www.firma.example";
  if (form.test(origin)) return fc.constant(origin);
  const most = Math.min(maxLength, 60);
  return fc.stringMatching(form, { maxLength: most }).filter(({ length }) => length <= most);
}

function createNumber({ type, minimum, exclusiveMinimum, maximum = 1e9 }: JsonSchema) {
  if (type === "integer") return fc.integer({ min: minimum ?? 0, max: maximum });
  const min = minimum ?? (exclusiveMinimum === undefined ? -maximum : exclusiveMinimum + 0.01);
  return fc
    .double({ min, max: maximum, noNaN: true })
    .map((value) => Number(value.toFixed(2)) || min);
}

/** The rules of the model between fields, by the name of its part. */
const RULES: Record<string, (value: Json) => Json> = {
  Timeline: ({ start, end }) => ({ start, end: String(end) < String(start) ? start : end }),
  OfficeHours: ({ opens, closes, ...hours }) => ({
    ...hours,
    ...(String(opens) < String(closes) ? { opens, closes } : { opens: "09:00", closes: "18:00" }),
  }),
  ReturnRange: ({ min, max }) => ({ min, max: Math.max(Number(min), Number(max)) }),
  WorkStep: (step) => ({ ...step, ...("image" in step && { alt: step.alt ?? "Obra" }) }),
  // Most others are outside Spain.
  MapPoint: () => ({ latitude: 40.4, longitude: -3.7 }),
  ListingPlace: ({ nearby }) => ({ latitude: 40.4, longitude: -3.7, nearby }),
  Project: ({ payments, ...project }) => ({
    ...project,
    ...(Array.isArray(project.units) && { units: fitUnits(project.units, project.floorPlans) }),
    ...(Array.isArray(payments) && {
      payments: payments.map((payment: Json, index) => ({
        ...payment,
        share: index === 0 ? 100 : 0,
      })),
    }),
  }),
};

/** A home that names a plan gets one that there is, with what the plan says of it. */
function fitUnits(units: Json[], plans: unknown): Json[] {
  return units.map(({ plan: named, ...unit }, index) => {
    const plan = named && Array.isArray(plans) ? plans[index % plans.length] : undefined;
    const { title, area = unit.area, bedrooms = unit.bedrooms } = plan ?? {};
    return {
      ...unit,
      ...{ area, bedrooms },
      ...(plan && { plan: title }),
      // Of what is for sale.
      ...("price" in unit && { price: Math.max(Number(unit.price), 10_000) }),
      ...("usableArea" in unit && { usableArea: Math.min(Number(unit.usableArea), Number(area)) }),
    };
  });
}

/** Drops the items of a list that repeat another one in what must differ. */
function dropRepeated(items: unknown[]): unknown[] {
  const keys = ["id", "name", "title", "label", "network", "role"];
  const seen = new Set<string>();
  return items.filter((item) => {
    const isObject = typeof item === "object" && item !== null;
    // Lists differ in different fields: what differs in all of them serves each.
    const found = isObject
      ? keys.flatMap((key) =>
          key in item ? `${key} ${normalizeText(String((item as Json)[key]))}` : [],
        )
      : [normalizeText(String(item))];
    if (found.some((one) => seen.has(one))) return false;
    for (const one of found) seen.add(one);
    return true;
  });
}

/**
 * Creates valid content of a kind out of the model itself: every field, with and without the
 * optional ones, at its bounds and beyond what anybody would write.
 * @param maxItems how long lists get that may have any length
 */
export function createContent(kind: KindName, maxItems = 4): fc.Arbitrary<Json> {
  const createValue = (schema: JsonSchema): fc.Arbitrary<unknown> => {
    if (schema.type === "object")
      return createObject(schema).map(RULES[schema.graphql?.name ?? ""] ?? ((value) => value));
    if (schema.type === "array") return createList(schema);
    if (schema.type === "boolean") return fc.boolean();
    if (schema.type === "string" || schema.enum) return createString(schema);
    return createNumber(schema);
  };
  const createObject = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Json> =>
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([key, field]) => [key, createValue(field)]),
      ),
      { requiredKeys: required },
    ) as fc.Arbitrary<Json>;
  const createList = ({ items = {}, minItems = 0, maxItems: most = 100 }: JsonSchema) => {
    const maxLength = minItems === most ? most : Math.min(most, Math.max(minItems, maxItems));
    return fc
      .array(createValue(items), { minLength: minItems, maxLength: maxLength + 4 })
      .map((values) => dropRepeated(values).slice(0, maxLength))
      .filter((values) => values.length >= minItems);
  };
  return createValue(createJsonSchema(kind)) as fc.Arbitrary<Json>;
}
