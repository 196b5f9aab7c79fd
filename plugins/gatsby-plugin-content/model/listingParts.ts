import { z } from "zod";
import { energyLabels, unitLabels } from "../../../src/utils/labels";
import { address, amount, picture, text, unique, whole } from "./fields";

/** The parts that projects and rentals may have. */

/** The rating that every advertisement must state (Real Decreto 390/2021). */
export const energyLabel = z.enum(["A", "B", "C", "D", "E", "F", "G", "pending"]).meta({
  id: "EnergyLabel",
  labels: energyLabels,
  title: "Calificación energética",
  description: "La letra del certificado, de A a G; pending: en trámite. Sin ella no se muestra.",
});

const unit = z
  .strictObject({
    name: text("Vivienda", "Como se la conoce: «1.º A»."),
    bedrooms: whole("Dormitorios", "Número de dormitorios."),
    area: amount("Superficie", "Metros cuadrados construidos."),
    terrace: amount("Terraza", "Metros cuadrados; sin ella, no tiene.").optional(),
    price: amount("Precio", "Euros; al mes, si la promoción es de alquiler.").optional(),
    status: z.enum(["available", "reserved", "sold"]).meta({
      id: "UnitStatus",
      labels: unitLabels,
      title: "Estado",
      description: "available: Disponible. reserved: Reservada. sold: Vendida.",
    }),
  })
  .meta({ id: "Unit", description: "Una vivienda de una promoción, y si está libre." });

export const units = unique(unit, "name").min(1).meta({
  title: "Viviendas",
  description: "Las que se ofrecen, con su precio y su estado, en el orden en que se leen.",
});

const floorPlan = z
  .strictObject({
    title: text("Título", "Qué planta o qué vivienda: «Planta baja»."),
    image: picture("Plano", "El plano dibujado, sobre fondo claro."),
    alt: text("Texto alternativo", "Cómo se distribuye, para quien no puede verlo."),
  })
  .meta({ id: "FloorPlan", description: "El plano de una planta o de una vivienda." });

export const floorPlans = unique(floorPlan, "title").min(1).meta({
  title: "Planos",
  description: "Los planos, en el orden en que se ven.",
});

export const virtualTour = address(/^https:\/\/[^\s/]+(\/\S*)?$/, "una dirección https:").meta({
  title: "Visita virtual",
  description: "Dirección https: del recorrido; se abre dentro de la página cuando se pide.",
});
