import { roleLabels } from "../../../src/texts/labels";
import { choice, object } from "./fieldBuilders";
import { order } from "./numberFields";
import { entryId, longText, PORTRAIT_WIDTH, picture, text } from "./stringFields";

export const teamMember = object("TeamMember", "Una persona del equipo.", {
  id: entryId,
  order: order.optional(),
  name: text("Nombre", "Nombre y apellidos."),
  role: choice("TeamRole", "Cargo", roleLabels, "ceo, lawyer, manager o cto; uno de cada."),
  description: text("Descripción", "Dos o tres frases sobre la persona."),
  image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
});

export const testimonial = object("Testimonial", "Lo que dice un cliente.", {
  id: entryId,
  order: order.optional(),
  name: text("Nombre", "Nombre y apellidos."),
  role: text("Quién es", "Qué relación tiene con la empresa."),
  quote: longText("Cita", "Sin comillas; el sitio las pone."),
  image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
});
