import { z } from "zod";
import { findControl, normalizeText, quote } from "../text";

/** Pixels: the least width of a picture that is shown across a page. */
const PICTURE_WIDTH = 1200;

/** Pixels: the least width of a portrait. */
export const PORTRAIT_WIDTH = 400;

/**
 * Creates the model of a text that matches a pattern, without control characters.
 * @param expected what matches, in Spanish: a noun phrase that goes after «se esperaba»
 */
export const pattern = (
  regex: RegExp,
  expected: string,
  { maxLength = MAX_LENGTH, isMultiline = false, base = z.string() } = {},
) =>
  base
    // Some patterns take very long over very long texts.
    .max(maxLength, { abort: true })
    .regex(regex)
    .superRefine((value, context) => {
      const control = regex.test(value) && findControl(value, isMultiline);
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
export const MAX_PARAGRAPH = 600;

/** Characters of an id, which names folders and files. */
const MAX_ID = 60;

const visibleText = (maxLength: number, isMultiline: boolean) => {
  const base = z.string().overwrite(normalizeText);
  const model = pattern(/\S/, "un texto que no esté vacío", { maxLength, isMultiline, base });
  return model.superRefine((value, context) => {
    if (!/\S/.test(value) || /[\p{L}\p{N}]/u.test(value)) return;
    const message = `se esperaba un texto que no esté vacío; hay ${quote(value)}`;
    context.addIssue({ code: "custom", message });
  });
};

/** A text of one line. */
export const text = (title: string, description: string, maxLength = MAX_LENGTH) =>
  visibleText(maxLength, false).meta({ title, description, isText: true });

/** A text that may have several lines. */
export const longText = (title: string, description: string) =>
  visibleText(MAX_LONG_TEXT, true).meta({ title, description, isText: true, multiline: true });

/** The path of a picture beside the file. */
export const picture = (title: string, description: string, minWidth = PICTURE_WIDTH) =>
  pattern(/^\.{1,2}\/\S/, "una ruta relativa a este archivo, como «./1.jpg»").meta({
    title,
    description: `${description} Al menos ${minWidth} px de ancho.`,
    picture: { minWidth },
  });

export const slug = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "un nombre en minúsculas, cifras y guiones, como «villas-del-sur»",
  { maxLength: MAX_ID },
);

/** The id of an entry with a folder and a page of its own. */
export const folderId = slug.meta({
  title: "Identificador",
  description: "La última parte de la dirección de la página, y el nombre de su carpeta.",
});

/** The id of an entry that is a file of its own, with a page of its own. */
export const fileId = slug.meta({
  title: "Identificador",
  description: "La última parte de la dirección de la página, y el nombre de su archivo.",
});

/** The id of an entry of a list. */
export const listId = slug.meta({
  title: "Identificador",
  description: "Distinto de los demás de su lista.",
});

export const month = (title: string) =>
  pattern(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "un mes como «2024-03»").meta({
    title,
    description: "Año y mes, como «2024-03».",
  });

/** The host of an address; a letter with an accent or ñ is read as its code in ASCII. */
const HOST = /[a-zA-Z\d\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF._-]+/.source;

/** An https address. */
export const httpsAddress = () =>
  url(RegExp(`^https://${HOST}(:\\d+)?([/?#]\\S*)?$`), "una dirección https:");

/** A day that exists, in this century or the last. */
const DAY = RegExp(`(?=^(19|20))${z.regexes.date.source}`);

/** A day. */
export const day = (title: string, description: string) =>
  pattern(DAY, "un día que exista, como «2026-03-01»").meta({ title, description });

/**
 * Creates the model of an address that matches a pattern and is a valid URL. An address with a
 * port in letters, for example, may match the pattern, but makes the build fail.
 * @param expected as in `pattern`
 */
export const url = (regex: RegExp, expected: string) =>
  pattern(regex, expected).superRefine((value, context) => {
    // The base is for targets that are paths.
    if (!regex.test(value) || URL.canParse(value, "https://localhost")) return;
    const message = `se esperaba una dirección que se pueda abrir; hay ${quote(value)}`;
    context.addIssue({ code: "custom", message });
  });

/** A path of the site, or an address with one of the schemes that devices open. */
export const target = url(
  /^(\/(?!\/)\S*|#\S+|https:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d ().-]+)$/,
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
    { maxLength: MAX_PHONE },
  ).meta({ title, description });
