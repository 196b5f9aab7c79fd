import { z } from "zod";
import { object, yesOrNo } from "./fieldBuilders";
import {
  energyLabel,
  features,
  floorPlans,
  gallery,
  place,
  published,
  revised,
  virtualTour,
} from "./listingFields";
import { count, euros, MAX_RENT, MIN_RENT, order, squareMetres } from "./numberFields";
import { day, entryId, longText, picture, text } from "./stringFields";

export const rental = object("Rental", "Una vivienda en alquiler.", {
  id: entryId,
  order: order.optional(),
  title: text("Nombre", "Cómo se anuncia la vivienda."),
  location: text("Lugar", "Barrio y municipio."),
  price: euros("Precio mensual", "Euros al mes, sin gastos aparte.", MIN_RENT, MAX_RENT),
  bedrooms: count("Dormitorios", "Número de dormitorios."),
  bathrooms: count("Baños", "Número de baños."),
  area: squareMetres("Superficie", "Metros cuadrados construidos."),
  summary: text("En una frase", "Lo que la distingue, en su tarjeta de la lista.").optional(),
  image: picture("Foto principal", "La que encabeza su tarjeta."),
  gallery,
  description: longText(
    "Descripción",
    "De qué vivienda se trata; los saltos de línea se respetan.",
  ),
  features,
  energyLabel: energyLabel.optional(),
  floorPlans: floorPlans.optional(),
  virtualTour: virtualTour.optional(),
  place: place.optional(),
  availableFrom: day("Disponible desde", "El primer día libre, como «2026-12-01».").optional(),
  furnished: yesOrNo("Amueblada", "Si se alquila con muebles.").optional(),
  pets: yesOrNo("Mascotas", "Si se admiten.").optional(),
  incomeMultiple: z
    .number()
    .min(1)
    .max(10)
    .meta({
      title: "Ingresos",
      description: "Cuántas veces la renta deben sumar los ingresos netos al mes.",
    })
    .optional(),
  published: published.optional(),
  revised: revised.optional(),
});
