import { object, uniqueList } from "./fieldBuilders";
import { order } from "./numberFields";
import { titledText } from "./sharedFields";
import { entryId, longText, picture, text } from "./stringFields";

export const service = object("Service", "Un servicio de la empresa.", {
  id: entryId,
  order: order.optional(),
  title: text("Nombre", "El nombre del servicio."),
  shortDescription: text("Resumen", "Una frase."),
  description: uniqueList(longText("Párrafo", "Un párrafo."))
    .min(1)
    .meta({ title: "Descripción", description: "Párrafos." }),
  image: picture("Foto", "La foto del servicio."),
  imageAlt: text(
    "Texto alternativo",
    "Qué se ve en la foto; sin él se lee el nombre del servicio.",
  ).optional(),
  features: uniqueList(titledText, "title")
    .min(1)
    .meta({ title: "Qué incluye", description: "Características principales." }),
  process: uniqueList(titledText, "title")
    .min(1)
    .meta({ title: "Cómo trabajamos", description: "Los pasos, en su orden." }),
});
