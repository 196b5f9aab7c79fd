import { z } from "zod";

/**
 * The parts that the models of the content are made of. `title` is a field's
 * Spanish label, `description` its help; an `id` names its GraphQL type.
 */

/** The narrowest picture, in pixels, that still looks sharp across a page. */
const PICTURE_WIDTH = 1200;

/** The same for portraits, which are never shown large. */
export const PORTRAIT_WIDTH = 400;

/**
 * A text of a certain form.
 * @param form what it must match
 * @param expected that form in Spanish: a noun phrase that goes after «se esperaba»
 */
export const pattern = (form: RegExp, expected: string) =>
  z
    .string()
    .regex(form, expected)
    .meta({ expected, patternErrorMessage: `Se esperaba ${expected}.` });

/** A text that says something. */
export const text = (title: string, description: string) =>
  pattern(/\S/, "un texto que no esté vacío").meta({ title, description });

/** A text that may run over several lines. */
export const prose = (title: string, description: string) =>
  text(title, description).meta({ title, description, multiline: true });

/** The path of a picture beside the file. */
export const picture = (title: string, description: string, minWidth = PICTURE_WIDTH) =>
  pattern(/^\.{1,2}\/\S/, "una ruta relativa a este archivo, como «./1.jpg»").meta({
    title,
    description: `${description} Ruta relativa a este archivo; al menos ${minWidth} px de ancho.`,
    picture: { minWidth },
  });

/** A count. */
export const whole = (title: string, description: string) =>
  z.int().min(0).max(999).meta({ title, description });

/** A sum or a measure. */
export const amount = (title: string, description: string) =>
  z.number().positive().max(1e9).meta({ title, description });

const kebab = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "minúsculas, cifras y guiones, como «villas-del-sur»",
);

/** The id of an entry with a folder and a page of its own. */
export const slug = kebab.meta({
  title: "Identificador",
  description:
    "Igual que el nombre de la carpeta; es la última parte de la dirección de la página.",
});

/** The id of an entry that is a file of its own, with a page of its own. */
export const pageSlug = kebab.meta({
  title: "Identificador",
  description:
    "Igual que el nombre del archivo, sin «.json»; es la última parte de la dirección de la página.",
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

const month = (title: string) =>
  pattern(/^\d{4}-(0[1-9]|1[0-2])$/, "un mes como «2024-03»").meta({
    title,
    description: "Año y mes, como «2024-03».",
  });

/** From when until when something is built. */
export const timeline = z
  .strictObject({ start: month("Inicio de obra"), end: month("Fin previsto") })
  .superRefine(({ start, end }, context) => {
    // Written in this way, months sort as texts do.
    if (end >= start) return;
    const message = `se esperaba "${start}", el mes de inicio, o uno posterior; hay "${end}"`;
    context.addIssue({ code: "custom", path: ["end"], message });
  })
  .meta({ id: "Timeline", description: "Cuándo empieza y cuándo termina una obra." });

/** A day that the calendar has. */
export const day = (title: string, description: string) =>
  pattern(z.regexes.date, "un día que exista, como «2026-03-01»").meta({ title, description });

/** The day an entry was first shown to the public. */
export const published = day(
  "Publicado",
  "Año, mes y día en que se anunció, como «2026-03-01»; para buscadores.",
);

/**
 * An address of a certain form that browsers can read: many with a port in letters or a
 * broken host have the form, too, and would stop the build where it reads them.
 * @param form what it must match
 * @param expected that form in Spanish, as in `pattern`
 */
export const address = (form: RegExp, expected: string) =>
  pattern(form, expected).superRefine((value, context) => {
    // From any page: a path is an address as well.
    if (!form.test(value) || URL.canParse(value, "https://localhost")) return;
    const message = `se esperaba una dirección que se pueda abrir; hay ${JSON.stringify(value)}`;
    context.addIssue({ code: "custom", message });
  });

/** A path of the site, or one of the schemes that a visitor's device can open. */
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

/**
 * A telephone number, from which the site makes what is dialled: nine digits are Spain's,
 * others need their prefix, and E.164 allows for 15 digits with it.
 */
export const phone = (title: string, description: string) =>
  pattern(
    /^(\+([\s().-]*\d){8,15}|(\d[\s().-]*){9})$/,
    "un teléfono de nueve cifras, o con su prefijo, como «+351 210 000 000»",
  ).meta({ title, description });

/**
 * A list in which nothing stands twice.
 * @param item the model of its items
 * @param key the field by which objects are told apart; without it, the item itself
 */
export const unique = <T extends z.ZodType>(item: T, key?: string) =>
  z
    .array(item)
    .superRefine((items, context) => {
      const seen = new Set<unknown>();
      for (const [index, value] of items.entries()) {
        const mark = key ? (value as Record<string, unknown>)[key] : value;
        if (seen.has(mark)) {
          const path = key ? [index, key] : [index];
          context.addIssue({
            code: "custom",
            path,
            message: `${JSON.stringify(mark)} está repetido`,
          });
        }
        seen.add(mark);
      }
    })
    .meta(key ? {} : { uniqueItems: true });

export const features = unique(text("Característica", "Una frase corta, sin punto final."))
  .min(1)
  .meta({ title: "Características", description: "Lo que tiene la vivienda, una por elemento." });

const galleryPicture = z
  .strictObject({
    image: picture("Foto", "Una de las cuatro fotos de la galería."),
    alt: text("Texto alternativo", "Qué se ve en la foto, para quien no puede verla."),
  })
  .meta({
    id: "GalleryPicture",
    description: "Una foto de la galería y lo que se ve en ella.",
  });

export const gallery = z.array(galleryPicture).length(4).meta({
  title: "Galería",
  description: "Exactamente cuatro fotos, la primera la principal.",
});

export const link = z
  .strictObject({
    label: text("Texto", "Lo que se lee en el enlace."),
    target,
  })
  .meta({ id: "Link", description: "Un enlace con destino." });

export const legalLink = z
  .strictObject({
    label: text("Texto", "Lo que se lee en el enlace."),
    page: kebab.optional().meta({
      title: "Página legal",
      description:
        "El nombre de su archivo en data/legal, sin «.json»: mientras no esté, no enlaza.",
    }),
    target: target.optional(),
  })
  .meta({
    id: "LegalLink",
    description: "Un enlace a una página legal, o a otro destino, que pueden faltar todavía.",
  });

export const titledText = z
  .strictObject({
    title: text("Título", "En pocas palabras."),
    description: text("Descripción", "Una o dos frases."),
  })
  .meta({ id: "TitledText", description: "Un título y su explicación." });

export const heading = z
  .strictObject({
    title: text("Título", "El titular de la sección."),
    text: prose("Entradilla", "Una o dos frases bajo el titular."),
  })
  .meta({
    id: "SectionHeading",
    description: "El titular de una sección y su entradilla.",
  });
