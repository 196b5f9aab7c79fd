import { z } from "zod";
import { quote } from "../formatValue";

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

/** The default maximum length of a list. */
const MAX_ITEMS = 100;

/** A boolean. */
export const yesOrNo = (title: string, description: string) =>
  z.boolean().meta({ title, description });

/**
 * Creates the model of a list without duplicates.
 * @param key the field that must be unique among objects; without it, items must be unique
 */
export const uniqueList = <T extends z.ZodType>(item: T, key?: string, maxItems = MAX_ITEMS) =>
  z
    .array(item)
    .max(maxItems)
    .superRefine((items, context) => {
      const seen = new Set<unknown>();
      for (const [index, item] of items.entries()) {
        const value = key ? (item as Record<string, unknown>)[key] : item;
        if (seen.has(value)) {
          const path = key ? [index, key] : [index];
          context.addIssue({
            code: "custom",
            path,
            message: `${quote(value)} está repetido`,
          });
        }
        seen.add(value);
      }
    })
    .meta(key ? {} : { uniqueItems: true });

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
