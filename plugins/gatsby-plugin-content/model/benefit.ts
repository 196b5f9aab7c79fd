import { z } from "zod";
import { createTypeMeta, object } from "./fieldBuilders";
import { order } from "./numberFields";
import { entryId, text } from "./stringFields";

export const benefit = object("Benefit", "Una ventaja de tratar directamente con el promotor.", {
  id: entryId,
  order: order.optional(),
  title: text("Título", "La ventaja, en pocas palabras."),
  description: text("Descripción", "Una o dos frases."),
  icon: z
    .enum(["price", "speed", "custom", "warranty", "paperwork", "clarity"])
    .meta(createTypeMeta("BenefitIcon", "El nombre de un icono del juego del sitio.", "Icono")),
});
