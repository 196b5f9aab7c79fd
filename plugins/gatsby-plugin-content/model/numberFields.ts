import { z } from "zod";

/** The lowest and the highest plausible rent, in euros a month. */
export const MIN_RENT = 50;
export const MAX_RENT = 99_999;

/** A percentage or a rate. */
export const percent = (title: string, description: string) =>
  z.number().min(0).max(100).meta({ title, description });

/** A whole number; `z.int()` would keep checks of other fields from running (`checkParts`). */
const wholeNumber = (minimum: number, maximum: number) =>
  z
    .number()
    .superRefine((value, context) => {
      if (Number.isInteger(value) && value >= minimum && value <= maximum) return;
      context.addIssue({ code: "invalid_type", expected: "int" });
    })
    .meta({ type: "integer", minimum, maximum });

/** A whole number, by default from 0 to 999. */
export const count = (title: string, description: string, min = 0, max = 999) =>
  wholeNumber(min, max).meta({ title, description });

/** Whole euros within plausible bounds: with a thousands separator, 2.500 is read as 2.5. */
export const euros = (title: string, description: string, min: number, max = 99_999_999) =>
  wholeNumber(min, max).meta({ title, description });

/** Square metres, from the plausible minimum to the maximum, by default what fits in a table. */
export const squareMetres = (title: string, description: string, min = 5, max = 99_999) =>
  z.number().min(min).max(max).meta({ title, description });

export const order = wholeNumber(0, 9999).meta({
  title: "Orden",
  description:
    "Lugar en su lista, de menor a mayor; los que no lo llevan van después, por su identificador.",
});
