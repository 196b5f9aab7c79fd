import { z } from "zod";
import { findControl } from "../messages/controlCharacters";
import { quote } from "../messages/quoteValue";
import { normalizeText } from "./normalizeText";

/** The minimum width of a picture that spans the page, in pixels. */
const PICTURE_WIDTH = 1200;

/** The minimum width of a portrait, in pixels. */
export const PORTRAIT_WIDTH = 400;

/**
 * Creates the model of a string that matches a pattern and has no control characters.
 * @param expected what matches, as a Spanish noun phrase that follows «se esperaba»
 */
export const pattern = (
  regex: RegExp,
  expected: string,
  { maxLength = MAX_LENGTH, isMultiline = false, base = z.string() } = {},
) =>
  base
    .max(maxLength)
    .superRefine((value, context) => {
      // Some patterns are very slow on very long strings.
      if (value.length > maxLength) return;
      if (!regex.test(value)) {
        context.addIssue({ code: "invalid_format", format: "regex" });
        return;
      }
      const control = findControl(value, isMultiline);
      if (!control) return;
      const message = `se esperaba un texto sin signos invisibles; hay ${control}`;
      context.addIssue({ code: "custom", message });
    })
    .meta({ pattern: regex.source, expected, patternErrorMessage: `Se esperaba ${expected}.` });

/** The maximum characters of a title or line, and of a text with paragraphs. */
const MAX_LENGTH = 300;
const MAX_LONG_TEXT = 5000;

/** The maximum characters of a name or sum that must fit on one line if there is room. */
export const MAX_NAME = 40;

/** The maximum characters of a heading, which is large, and of a paragraph. */
export const MAX_TITLE = 120;
export const MAX_PARAGRAPH = 600;

/** The maximum characters of an id, which is also the name of a folder or file. */
const MAX_ID = 60;

const visibleText = (maxLength: number, isMultiline: boolean) => {
  const base = z.string().overwrite(normalizeText);
  const model = pattern(/\S/, "un texto que no esté vacío", { maxLength, isMultiline, base });
  return model.superRefine((value, context) => {
    if (value.length > maxLength || !/\S/.test(value) || /[\p{L}\p{N}]/u.test(value)) return;
    const message = `se esperaba un texto con letras o cifras; hay ${quote(value)}`;
    context.addIssue({ code: "custom", message });
  });
};

/** A text on a single line. */
export const text = (title: string, description: string, maxLength = MAX_LENGTH) =>
  visibleText(maxLength, false).meta({ title, description, isText: true });

/** A text that may have several lines. */
export const longText = (title: string, description: string) =>
  visibleText(MAX_LONG_TEXT, true).meta({ title, description, isText: true, multiline: true });

/** The path of a picture, relative to the file. */
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

/** The id of an entry. */
export const entryId = slug.meta({
  title: "Identificador",
  description: "El nombre de su carpeta y, si tiene página, la última parte de su dirección.",
});

export const month = (title: string) =>
  pattern(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, "un mes como «2024-03»").meta({
    title,
    description: "Año y mes, como «2024-03».",
    isDate: true,
  });

/** A valid date between 1900 and 2099. */
const DAY = RegExp(`(?=^(19|20))${z.regexes.date.source}`);

/** A day such as «2026-03-01». */
export const day = (title: string, description: string) =>
  pattern(DAY, "un día que exista, como «2026-03-01» (año, mes y día)").meta({
    title,
    description,
    isDate: true,
  });

/** A Latin letter or sign of an e-mail address. */
const MAIL = /[^\s@,;:<>()"\u0370-\uFFFF]/.source;

export const email = pattern(
  RegExp(`^${MAIL}+@((?!\\.)${MAIL})+(\\.((?!\\.)${MAIL})+)+$`),
  "una dirección de correo, como «hola@empresa.es»",
).meta({
  title: "Correo electrónico",
  description: "La dirección que se publica.",
});

/** The maximum characters: 15 digits and their separators. */
const MAX_PHONE = 24;

/**
 * Creates the model of a telephone number: nine digits in Spain, up to 15 with another country's
 * prefix (E.164).
 */
export const phone = (title: string, description: string) =>
  pattern(
    /^(?!.*\(0\))(\+([ ().-]{0,3}\d){8,15}|(\d[ ().-]{0,3}){9})$/,
    "un teléfono de nueve cifras, o con su prefijo, como «+351 210 000 000»",
    { maxLength: MAX_PHONE },
  ).meta({ title, description });
