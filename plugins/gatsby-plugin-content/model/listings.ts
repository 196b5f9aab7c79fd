import { z } from "zod";
import { statusLabels, typeLabels } from "../../../src/utils/labels";
import {
  amount,
  object,
  order,
  picture,
  prose,
  published,
  slug,
  text,
  timeline,
  whole,
} from "./fields";
import { energyLabel, features, floorPlans, gallery, units, virtualTour } from "./listingParts";

export const project = object("Project", "Una promoción: terminada, en obra o próxima.", {
  id: slug,
  order: order.optional(),
  title: text("Nombre", "El nombre de la promoción."),
  description: prose("Descripción", "De qué promoción se trata; los saltos de línea se respetan."),
  location: text("Lugar", "El municipio, sin la provincia."),
  status: z.enum(["past", "current", "future"]).meta({
    id: "ProjectStatus",
    labels: statusLabels,
    title: "Estado",
    description: "past: Completado. current: En construcción. future: Próximamente.",
  }),
  type: z.enum(["sale", "rent"]).meta({
    id: "ProjectType",
    labels: typeLabels,
    title: "Operación",
    description: "sale: Venta. rent: Alquiler.",
  }),
  image: picture("Foto principal", "La que encabeza su tarjeta."),
  gallery,
  details: object("ProjectDetails", ["Datos", "Superficie, estancias y características."], {
    area: text("Superficie", "Con su unidad: «de 92 a 138 m²»."),
    bedrooms: whole("Dormitorios", "Número de dormitorios.").optional(),
    bathrooms: whole("Baños", "Número de baños.").optional(),
    features,
  }),
  energyLabel: energyLabel.optional(),
  units: units.optional(),
  floorPlans: floorPlans.optional(),
  virtualTour: virtualTour.optional(),
  works: timeline
    .meta({
      title: "Plazos de obra",
      description: "Los de esta promoción; sin ellos valen los de los ajustes del sitio.",
    })
    .optional(),
  published: published.optional(),
});

export const rental = object("Rental", "Una vivienda en alquiler.", {
  id: slug,
  order: order.optional(),
  title: text("Nombre", "Cómo se anuncia la vivienda."),
  description: prose("Descripción", "De qué vivienda se trata; los saltos de línea se respetan."),
  location: text("Lugar", "Barrio y municipio."),
  price: amount("Precio mensual", "Euros al mes, sin gastos aparte."),
  bedrooms: whole("Dormitorios", "Número de dormitorios."),
  bathrooms: whole("Baños", "Número de baños."),
  area: amount("Superficie", "Metros cuadrados construidos."),
  image: picture("Foto principal", "La que encabeza su tarjeta."),
  gallery,
  features,
  energyLabel: energyLabel.optional(),
  floorPlans: floorPlans.optional(),
  virtualTour: virtualTour.optional(),
  published: published.optional(),
});
