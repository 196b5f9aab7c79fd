import { roleLabels } from "../../../src/texts/labels";
import { choice, object } from "./fieldBuilders";
import { order } from "./numberFields";
import { entryId, PORTRAIT_WIDTH, picture, text } from "./stringFields";

export const teamMember = object("TeamMember", "Una persona del equipo.", {
  id: entryId,
  order: order.optional(),
  name: text("Nombre", "Nombre y apellidos."),
  role: choice("TeamRole", "Cargo", roleLabels, "ceo, lawyer, manager o cto; uno de cada."),
  description: text("Descripción", "Dos o tres frases sobre la persona."),
  image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
});
