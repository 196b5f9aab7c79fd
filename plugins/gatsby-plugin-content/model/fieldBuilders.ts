import { z } from "zod";
import { quote } from "../messages/quoteValue";

/**
 * Creates the metadata of an object with its own GraphQL type.
 * @param description of the type, and of fields of this type that have none
 */
export const createTypeMeta = (name: string, description: string, title?: string) => ({
  graphql: { name, description },
  ...(title && { title }),
  description,
});

/**
 * Creates the model of an object with its own GraphQL type. Unknown keys are invalid.
 * @param about its description, or its title and description
 */
export const object = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  about: string | [title: string, description: string],
  shape: Shape,
) => {
  const [description, title] = typeof about === "string" ? [about] : [about[1], about[0]];
  return z.strictObject(shape).meta(createTypeMeta(name, description, title));
};

/** A value as far as it is right: null where it is wrong, undefined where it may be left out. */
export type PartialInput<Value> = Value extends readonly (infer Item)[]
  ? (PartialInput<Item> | null)[]
  : Value extends object
    ? { [Key in keyof Value]: PartialInput<Value[Key]> | null }
    : Value;

/**
 * Adds a check of what the parts of an object or a list must agree on. Unlike a refinement by
 * itself, it also runs if some parts are wrong, so that one slip does not hide another.
 */
export const checkParts = <Schema extends z.ZodType>(
  schema: Schema,
  check: (draft: PartialInput<z.output<Schema>>, context: z.RefinementCtx) => void,
): Schema =>
  schema.superRefine(
    (value, context) => {
      const draft = structuredClone(value);
      for (const { code, path = [], continue: isUsable } of context.issues) {
        // A size or a pattern is wrong, or a key too many, but the type is right.
        if (isUsable && code !== "invalid_type") continue;
        const parent = path.slice(0, -1).reduce<unknown>((part, key) => get(part, key), draft);
        if (parent) Object.assign(parent, { [path.at(-1) ?? ""]: null });
      }
      check(draft as PartialInput<z.output<Schema>>, context);
    },
    {
      when: ({ issues }) =>
        issues.every(({ path, continue: isUsable }) => isUsable || path?.length),
    },
  );

const get = (part: unknown, key: PropertyKey) =>
  (part as Record<PropertyKey, unknown> | null)?.[key];

/** The default maximum length of a list. */
const MAX_ITEMS = 100;

/** A boolean. */
export const yesOrNo = (title: string, description: string) =>
  z.boolean().meta({ title, description });

/**
 * Creates the model of a list without duplicates.
 * @param key the field that must be unique among objects; without it, items must be unique
 * @param other a further field in which objects with the same key may differ
 */
export const uniqueList = <Item extends z.ZodType>(
  item: Item,
  key?: string,
  maxItems = MAX_ITEMS,
  other = "",
) =>
  checkParts(z.array(item).max(maxItems), (items, context) => {
    const seen = new Set<string>();
    for (const [index, item] of items.entries()) {
      const [value, rest] = key ? [get(item, key), get(item, other)] : [item];
      // What is wrong or missing has been reported.
      if (value === null || value === undefined || rest === null) continue;
      const identity = JSON.stringify([value, rest]);
      if (seen.has(identity)) {
        const path = key ? [index, key] : [index];
        context.addIssue({ code: "custom", path, message: `${quote(value)} está repetido` });
      }
      seen.add(identity);
    }
  }).meta(key ? {} : { uniqueItems: true });

/** One of the values labelled in `src/texts/labels.ts`, in the same order. */
export const choice = <Value extends string>(
  name: string,
  title: string,
  labels: Record<Value, string>,
  description = Object.entries(labels)
    .map(([value, label]) => `${value}: ${label}.`)
    .join(" "),
) =>
  z
    .enum(Object.keys(labels) as Value[])
    .meta({ ...createTypeMeta(name, description, title), labels });
