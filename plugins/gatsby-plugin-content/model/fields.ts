import { z } from "zod";
import { findControl, normalizeText, quote } from "../text";

/**
 * The building blocks of the models. A `title` is the Spanish label of a field in the editor, a
 * `description` its help, there and in GraphiQL.
 */

/**
 * Creates what a part with a GraphQL type of its own says of itself: of its type, and of its field
 * where the field has no words of its own.
 */
export const describeType = (name: string, description: string, title?: string) => ({
  graphql: { name, description },
  ...(title && { title }),
  description,
});

/**
 * Creates the model of an object with a GraphQL type of its own. Unknown keys are invalid.
 * @param name of the type
 * @param words its description, or its title and description
 */
export const object = <Shape extends z.core.$ZodLooseShape>(
  name: string,
  words: string | [title: string, description: string],
  shape: Shape,
) => {
  const [description, title] = typeof words === "string" ? [words] : [words[1], words[0]];
  return z.strictObject(shape).meta(describeType(name, description, title));
};

/** Pixels: the least width of a picture that is shown across a page. */
const PICTURE_WIDTH = 1200;

/** Pixels: the least width of a portrait. */
export const PORTRAIT_WIDTH = 400;

/**
 * Creates the model of a text of a certain form, without control characters.
 * @param expected the form in Spanish: a noun phrase that goes after «se esperaba»
 */
export const pattern = (
  form: RegExp,
  expected: string,
  maxLength = MAX_LENGTH,
  isMultiline = false,
  base = z.string(),
) =>
  base
    // Some patterns take very long over very long texts.
    .max(maxLength, { abort: true, error: `un texto de ${maxLength} letras como mucho` })
    .regex(form, expected)
    .superRefine((value, context) => {
      const control = form.test(value) && findControl(value, isMultiline);
      if (!control) return;
      const message = `se esperaba un texto sin signos de control; hay ${control}`;
      context.addIssue({ code: "custom", message });
    })
    .meta({ expected, patternErrorMessage: `Se esperaba ${expected}.` });

/** Characters of a title or a line, and of a text in paragraphs. */
const MAX_LENGTH = 300;
const MAX_LONG_TEXT = 5000;

/** Characters of a name or a sum that must stay on one line where there is room. */
export const MAX_NAME = 40;

/** Characters of a heading, which is large, and of a paragraph. */
export const MAX_TITLE = 120;
const MAX_PARAGRAPH = 600;

/** Characters of an id, which names folders and files. */
const MAX_ID = 60;

/** The default limit of a list's items. */
const MAX_ITEMS = 100;

const visibleText = (maxLength: number, isMultiline: boolean) => {
  const read = z.string().overwrite(normalizeText);
  const model = pattern(/\S/, "un texto que no esté vacío", maxLength, isMultiline, read);
  return model.superRefine((value, context) => {
    if (!/\S/.test(value) || /[\p{L}\p{N}]/u.test(value)) return;
    const message = `se esperaba un texto que no esté vacío; hay ${quote(value)}`;
    context.addIssue({ code: "custom", message });
  });
};

/** A text of one line. */
export const text = (title: string, description: string, maxLength = MAX_LENGTH) =>
  visibleText(maxLength, false).meta({ title, description, words: true });

/** A text that may have several lines. */
export const longText = (title: string, description: string) =>
  visibleText(MAX_LONG_TEXT, true).meta({ title, description, words: true, multiline: true });

/** The path of a picture beside the file. */
export const picture = (title: string, description: string, minWidth = PICTURE_WIDTH) =>
  pattern(/^\.{1,2}\/\S/, "una ruta relativa a este archivo, como «./1.jpg»").meta({
    title,
    description: `${description} Al menos ${minWidth} px de ancho.`,
    picture: { minWidth },
  });

/** A share of something, or a rate. */
export const percent = (title: string, description: string) =>
  z.number().min(0).max(100).meta({ title, description, unit: "%" });

/** A statement that is true or false. */
export const yesOrNo = (title: string, description: string) =>
  z.boolean().meta({ title, description });

/** A count. */
export const count = (title: string, description: string) =>
  z.int().min(0).max(999).meta({ title, description });

/** Whole euros, at least what is plausible: with a point of thousands, 2.500 would be 2.5. */
export const euros = (title: string, description: string, min: number) =>
  z.int({ abort: true }).min(min).max(99_999_999).meta({ title, description, unit: "€" });

/** Square metres, at least what is plausible, and at most what a table has room for. */
export const squareMetres = (title: string, description: string, min = 5) =>
  z.number().min(min).max(99_999).meta({ title, description, unit: "m²" });

const kebab = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "minúsculas, cifras y guiones, como «villas-del-sur»",
  MAX_ID,
);

/** The id of an entry with a folder and a page of its own. */
export const slug = kebab.meta({
  title: "Identificador",
  description: "La última parte de la dirección de la página, y el nombre de su carpeta.",
});

/** The id of an entry that is a file of its own, with a page of its own. */
export const pageSlug = kebab.meta({
  title: "Identificador",
  description: "La última parte de la dirección de la página, y el nombre de su archivo.",
});

/** The id of an entry of a list. */
export const listId = kebab.meta({
  title: "Identificador",
  description: "Distinto de los demás de su lista.",
});

export const order = z.int().min(0).max(9999).meta({
  title: "Orden",
  description: "Lugar en su lista, de menor a mayor; los que no lo llevan van después, por id.",
});

export const month = (title: string) =>
  pattern(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "un mes como «2024-03»").meta({
    title,
    description: "Año y mes, como «2024-03».",
  });

/** Decimal degrees, as maps give them. */
export const coordinates = {
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ title: "Latitud", description: "En grados decimales, norte positivo." }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ title: "Longitud", description: "En grados decimales, este positivo." }),
};

/** South, north, west and east of the mainland without Catalonia, of Catalonia and of the islands. */
const SPAIN = [
  [35.1, 43.9, -9.4, 0.4],
  [40.3, 42.9, 0.1, 3.4],
  [38.6, 40.2, 1.1, 4.4],
  [27.5, 29.5, -18.3, -13.3],
] as const;

/** Warns of coordinates outside Spain, which are probably swapped or lack a sign. */
export function warnOutsideSpain(
  { latitude, longitude }: { latitude: number; longitude: number },
  context: z.RefinementCtx,
): void {
  const isInside = SPAIN.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  // Impossible coordinates are an error already.
  if (isInside || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  const message = `${latitude}, ${longitude} está fuera de España`;
  context.addIssue({ code: "custom", message, params: { level: "warning" } });
}

/** An https address. */
export const httpsAddress = () =>
  address(/^https:\/\/[a-z\d.-]+(:\d+)?(\/\S*)?$/i, "una dirección https:");

/** When the construction of something begins and ends. */
export const timeline = z
  .strictObject({ start: month("Inicio de la obra"), end: month("Fin previsto") })
  .superRefine(({ start, end }, context) => {
    // Months in this form sort like texts.
    if (end >= start) return;
    const message = `se esperaba "${start}", el mes de inicio, o uno posterior; hay "${end}"`;
    context.addIssue({ code: "custom", path: ["end"], message });
  })
  .meta(describeType("Timeline", "Cuándo empieza y cuándo termina una obra."));

/** A day that exists. */
export const day = (title: string, description: string) =>
  pattern(z.regexes.date, "un día que exista, como «2026-03-01»").meta({ title, description });

/** The day an entry was first published. */
export const published = day(
  "Publicado",
  "Año, mes y día en que se anunció, como «2026-03-01»; lo leen los buscadores.",
);

/** The day on which prices, dates and availability were last checked. */
export const revised = day(
  "Revisado",
  "El día al que corresponden precios, plazos y disponibilidad, como «2026-03-01»; sale en el dossier.",
);

/**
 * Creates the model of an address of a certain form that is also a valid URL. An address with a
 * port in letters, for example, may have the form, but would make the build fail.
 * @param expected the form in Spanish, as in `pattern`
 */
export const address = (form: RegExp, expected: string) =>
  pattern(form, expected).superRefine((value, context) => {
    // A path is an address as well.
    if (!form.test(value) || URL.canParse(value, "https://localhost")) return;
    const message = `se esperaba una dirección que se pueda abrir; hay ${quote(value)}`;
    context.addIssue({ code: "custom", message });
  });

/** A path of the site, or an address with one of the schemes that devices open. */
export const target = address(
  /^(\/(?!\/)\S*|#\S+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d ]+)$/,
  "una ruta («/…») o una dirección https:, mailto: o tel:",
).meta({
  title: "Destino",
  description: "Ruta del sitio («/#contacto») o dirección https:, mailto: o tel:.",
});

export const email = pattern(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "una dirección de correo").meta({
  title: "Correo electrónico",
  description: "La dirección que se publica.",
});

/** Characters: 15 digits and what groups them. */
const MAX_PHONE = 24;

/**
 * Creates the model of a telephone number: nine digits in Spain, up to 15 with the prefix of
 * another country (E.164).
 */
export const phone = (title: string, description: string) =>
  pattern(
    /^(\+([ ().-]{0,3}\d){8,15}|(\d[ ().-]{0,3}){9})$/,
    "un teléfono de nueve cifras, o con su prefijo, como «+351 210 000 000»",
    MAX_PHONE,
  ).meta({ title, description });

/**
 * Creates the model of a list without duplicates.
 * @param item the model of its items
 * @param key the field that must differ between objects; without it, the items themselves differ
 * @param maxItems how many it may have
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
    page: kebab.optional().meta({
      title: "Página legal",
      description:
        "El nombre de su archivo en data/legal, sin «.json»: mientras no esté, no enlaza.",
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

/** One of the values that `src/descriptions/labels.ts` names, in its order. */
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
    .meta({ ...describeType(name, description, title), labels });
