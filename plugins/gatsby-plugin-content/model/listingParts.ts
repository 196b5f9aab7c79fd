import { z } from "zod";
import { energyLabels, unitLabels } from "../../../src/utils/labels";
import { address, amount, object, picture, text, unique, whole } from "./fields";

/** The fields that projects and rentals share. */

export const features = unique(text("Característica", "Una frase corta, sin punto final."))
  .min(1)
  .meta({ title: "Características", description: "Lo que tiene la vivienda, una por elemento." });

const galleryPicture = object("GalleryPicture", "Una foto de la galería y lo que se ve en ella.", {
  image: picture("Foto", "Una de las cuatro fotos de la galería."),
  alt: text("Texto alternativo", "Qué se ve en la foto, para quien no puede verla."),
});

export const gallery = z
  .array(galleryPicture)
  .length(4)
  .meta({ title: "Galería", description: "Exactamente cuatro fotos, la primera la principal." });

/** The rating that every advertisement must state (Real Decreto 390/2021). */
export const energyLabel = z.enum(["A", "B", "C", "D", "E", "F", "G", "pending"]).meta({
  id: "EnergyLabel",
  labels: energyLabels,
  title: "Calificación energética",
  description: "La letra del certificado, de A a G; pending: en trámite. Sin ella no se muestra.",
});

const unit = object("Unit", "Una vivienda de una promoción, y si está libre.", {
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
});

export const units = unique(unit, "name").min(1).meta({
  title: "Viviendas",
  description: "Las que se ofrecen, con su precio y su estado, en el orden en que se leen.",
});

const floorPlan = object("FloorPlan", "El plano de una planta o de una vivienda.", {
  title: text("Título", "Qué planta o qué vivienda: «Planta baja»."),
  image: picture("Plano", "El plano dibujado, sobre fondo claro."),
  alt: text("Texto alternativo", "Cómo se distribuye, para quien no puede verlo."),
});

export const floorPlans = unique(floorPlan, "title")
  .min(1)
  .meta({ title: "Planos", description: "Los planos, en el orden en que se ven." });

export const virtualTour = address(/^https:\/\/[^\s/]+(\/\S*)?$/, "una dirección https:").meta({
  title: "Visita virtual",
  description: "Dirección https: del recorrido; se abre dentro de la página cuando se pide.",
});
