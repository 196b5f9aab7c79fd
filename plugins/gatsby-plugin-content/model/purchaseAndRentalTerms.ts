import { mortgageBounds } from "../../../src/costs/mortgage";
import { blockTitles } from "../../../src/texts/blockTitles";
import { object } from "./fieldBuilders";
import { count, percent } from "./numberFields";
import { text } from "./stringFields";

/** The terms that all listings share, which are part of the site settings. */

export const rentalConditions = object(
  "RentalConditions",
  [blockTitles.conditions, "Las mismas para todas las viviendas en alquiler."],
  {
    depositMonths: count("Fianza", "Meses de fianza.", 0, 12),
    guaranteeMonths: count("Garantía", "Meses de garantía adicional.", 0, 12),
    minimumMonths: count("Duración mínima", "Meses de contrato.", 1),
    renewal: text("Prórroga", "Cómo se renueva, en minúscula."),
  },
);

export const purchase = object(
  "PurchaseCosts",
  [
    "Gastos de la compra",
    "Los de una vivienda nueva, y con qué empieza el cálculo de la hipoteca.",
  ],
  {
    vat: percent("IVA", "Tanto por ciento del precio.").min(1),
    stampDuty: percent("AJD", "Actos jurídicos documentados: tanto por ciento del precio."),
    notary: percent("Notaría y registro", "Tanto por ciento del precio, aproximado."),
    mortgageRate: percent("Interés", "Tanto por ciento al año.")
      .min(mortgageBounds.rate.min)
      .max(mortgageBounds.rate.max),
    mortgageYears: count(
      "Años",
      "El plazo de la hipoteca, en años.",
      mortgageBounds.years.min,
      mortgageBounds.years.max,
    ),
    downPayment: percent("Entrada", "Tanto por ciento del precio que se paga sin hipoteca.").max(
      95,
    ),
  },
);
