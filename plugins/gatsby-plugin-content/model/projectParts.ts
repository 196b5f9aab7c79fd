import { formatNumber } from "../../../src/texts/format";
import { progressLabels } from "../../../src/texts/labels";
import { quote } from "../messages/quoteValue";
import { checkParts, choice, object, uniqueList } from "./fieldBuilders";
import { percent } from "./numberFields";
import { longText, month, picture, text } from "./stringFields";

const chapter = object("SpecificationChapter", "Un capítulo de la memoria de calidades.", {
  title: text("Capítulo", "«Fachada y cubierta»."),
  lines: uniqueList(text("Línea", "Un material o una instalación, sin punto final.")).min(1).meta({
    title: "Líneas",
    description: "Lo que lleva la vivienda, una cosa por línea.",
  }),
});

export const specification = uniqueList(chapter, "title").min(1).meta({
  title: "Capítulos de la memoria de calidades",
  description: "Por capítulos, en el orden en que se leen.",
});

const progressMonth = month("Mes");

const progressStep = checkParts(
  object("ProgressStep", "Un paso de la obra.", {
    date: progressMonth,
    title: text("Paso", "«Estructura terminada»."),
    state: choice("ProgressState", "Situación", progressLabels),
    text: longText("Detalle", "Una o dos frases.").optional(),
    image: picture("Foto", "Cómo está la obra.").optional(),
    alt: text("Texto alternativo", "Qué se ve en la foto; hace falta si la hay.").optional(),
  }),
  ({ image, alt }, context) => {
    if (!image || alt !== undefined) return;
    const message = "falta; una foto necesita su texto alternativo";
    context.addIssue({ code: "custom", path: ["alt"], message });
  },
);

export const progress = checkParts(
  uniqueList(progressStep, "title", 100, "date").min(1),
  (steps, context) => {
    // An invalid month has already been reported.
    const dates = steps.map((step) => progressMonth.safeParse(step?.date).data);
    const early = dates.findIndex((date, index) => date && date < (dates[index - 1] ?? ""));
    if (early < 0) return;
    const message = `los pasos van del primero al último, y el anterior es de ${quote(dates[early - 1])}`;
    context.addIssue({ code: "custom", path: [early, "date"], message });
  },
).meta({
  title: "Pasos de la obra",
  description: "Los pasos de la obra, del primero al último.",
});

const payment = object("Payment", "Un pago de la compra y qué parte del precio es.", {
  title: text("Pago", "«Reserva», «Contrato», «Escritura»."),
  share: percent("Parte", "Tanto por ciento del precio.").positive(),
  when: text("Cuándo", "En una frase, sin punto final."),
});

export const payments = checkParts(uniqueList(payment, "title").min(1), (items, context) => {
  const shares = items.map((item) => item?.share ?? Number.NaN);
  const total = shares.reduce((sum, share) => sum + share, 0);
  // Without one of the shares, there is no sum.
  if (Number.isNaN(total) || Math.abs(total - 100) < 1e-6) return;
  const message = `las partes deben sumar 100; suman ${formatNumber(Number(total.toFixed(6)))}`;
  context.addIssue({ code: "custom", message });
}).meta({ title: "Pagos", description: "Los pagos en su orden; suman el 100 %." });
