import { object } from "./fieldBuilders";
import { order } from "./numberFields";
import { entryId, longText, PORTRAIT_WIDTH, picture, text } from "./stringFields";

export const testimonial = object("Testimonial", "Lo que dice un cliente.", {
  id: entryId,
  order: order.optional(),
  name: text("Nombre", "Nombre y apellidos."),
  role: text("Quién es", "Qué relación tiene con la empresa."),
  quote: longText("Cita", "Sin comillas; el sitio las pone."),
  image: picture("Retrato", "Cuadrado.", PORTRAIT_WIDTH),
});
