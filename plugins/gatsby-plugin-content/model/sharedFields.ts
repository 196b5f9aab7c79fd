import { z } from "zod";
import { quote } from "../formatValue";
import { longText, MAX_PARAGRAPH, MAX_TITLE, month, slug, text } from "./stringFields";
import { target } from "./urlFields";

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

const start = month("Inicio de la obra");

/** The months in which building starts and ends. */
export const timeline = z
  .strictObject({ start, end: month("Fin previsto") })
  .superRefine(({ start: first, end }, context) => {
    // Valid months compare as strings; an invalid one has already been reported.
    if (end >= first || !start.safeParse(first).success) return;
    const message = `se esperaba "${first}", el mes de inicio, o uno posterior; hay "${end}"`;
    context.addIssue({ code: "custom", path: ["end"], message });
  })
  .meta(
    createTypeMeta(
      "Timeline",
      "Cuándo empieza y cuándo termina una obra: los dos meses o ninguno.",
    ),
  );

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

export const link = object("Link", "Un enlace con destino.", {
  label: text("Texto", "Lo que se lee en el enlace.", MAX_TITLE),
  target,
});

export const legalLink = object(
  "LegalLink",
  "Un enlace a una página legal, o a otro destino, que pueden faltar todavía.",
  {
    label: text("Texto", "Lo que se lee en el enlace.", MAX_TITLE),
    page: slug.optional().meta({
      title: "Página legal",
      description: "El nombre de su carpeta en data/legal: mientras no esté, no enlaza.",
    }),
    target: target.optional(),
  },
);

export const titledText = object("TitledText", "Un título y su explicación.", {
  title: text("Título", "En pocas palabras.", MAX_TITLE),
  description: text("Descripción", "Una o dos frases.", MAX_PARAGRAPH),
});

export const heading = object("SectionHeading", "El titular de una sección y su entradilla.", {
  title: text("Título", "El titular de la sección.", MAX_TITLE),
  text: longText("Entradilla", "Una o dos frases bajo el titular."),
});

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
