import { z } from "zod";
import { blockTitles } from "../../../src/texts/blockTitles";
import { ENERGY_TITLE } from "../../../src/texts/energy";
import { energyLabels, travelLabels } from "../../../src/texts/labels";
import { coordinates, warnOutsideSpain } from "./coordinates";
import { checkParts, choice, object, uniqueList } from "./fieldBuilders";
import { count, squareMetres } from "./numberFields";
import { day, pattern, picture, text } from "./stringFields";
import { httpsAddress } from "./urlFields";

/** Fields of listings: of projects, of rentals or of both. */

export const features = uniqueList(text("Característica", "Una frase corta, sin punto final."))
  .min(1)
  .meta({
    title: blockTitles.features,
    description: "Lo que tiene la vivienda, una por elemento.",
  });

const galleryPicture = object("GalleryPicture", "Una foto de la galería y lo que se ve en ella.", {
  image: picture("Foto", "Una de las cuatro fotos de la galería."),
  alt: text("Texto alternativo", "Qué se ve en la foto, para quien no puede verla."),
  focus: pattern(/^(100|\d{1,2})% (100|\d{1,2})%$/, "un par de porcentajes como «50% 20%»")
    .meta({
      title: "Punto de interés",
      description:
        "Lo que no debe quedar cortado: a cuánto está desde la izquierda y desde arriba, como «50% 20%».",
    })
    .optional(),
});

export const gallery = z.array(galleryPicture).length(4).meta({
  title: "Fotos de la galería",
  description: "Exactamente cuatro fotos; la primera suele ser la principal.",
});

/** The energy rating, which every advertisement must state (Real Decreto 390/2021). */
export const energyLabel = choice(
  "EnergyLabel",
  ENERGY_TITLE,
  energyLabels,
  "La letra del certificado, de A a G; pending: en trámite. Sin ella no se muestra.",
);

const room = object("Room", "Una estancia de un plano y lo que mide.", {
  name: text("Estancia", "«Salón comedor», «Dormitorio 2»."),
  area: squareMetres("Superficie", "Metros cuadrados útiles.", 0.5, 999),
});

const floorPlan = object("FloorPlan", "El plano de una planta o de una vivienda.", {
  title: text("Título", "Qué planta o qué vivienda: «Planta baja»."),
  area: squareMetres(
    "Superficie",
    "Metros cuadrados construidos, si es de una vivienda.",
  ).optional(),
  bedrooms: count("Dormitorios", "Número de dormitorios, si es de una vivienda.").optional(),
  rooms: uniqueList(room, "name")
    .min(1)
    .meta({
      title: "Estancias",
      description:
        "Las del plano, sin la terraza; si es de una vivienda, suman su superficie útil.",
    })
    .optional(),
  image: picture("Plano", "El plano dibujado, sobre fondo claro."),
  alt: text("Texto alternativo", "Cómo se distribuye, para quien no puede verlo."),
});

export const floorPlans = uniqueList(floorPlan, "title")
  .min(1)
  .meta({ title: blockTitles.plans, description: "Los planos, en el orden en que se ven." });

export const virtualTour = httpsAddress().meta({
  title: blockTitles.tour,
  description: "Dirección https: del recorrido; se abre dentro de la página cuando se pide.",
});

const nearby = object("NearbyPlace", "Un sitio cercano y cuánto se tarda.", {
  name: text("Sitio", "«Metro», «Colegio público»."),
  minutes: count("Minutos", "Cuánto se tarda en llegar.", 1),
  means: choice("TravelMeans", "Cómo", travelLabels),
});

export const place = checkParts(
  object("ListingPlace", [blockTitles.place, "El punto del mapa y su entorno."], {
    ...coordinates,
    nearby: uniqueList(nearby, "name")
      .min(1)
      .meta({ title: "Sitios que hay cerca", description: "Lo que más importa, primero." }),
  }),
  warnOutsideSpain,
);
/** The day on which an entry was first published. */
export const published = day(
  "Publicado",
  "Año, mes y día en que se anunció, como «2026-03-01»; lo leen los buscadores.",
);

/** The day on which prices, dates and availability were last checked. */
export const revised = day(
  "Revisado",
  "El día al que corresponden precios, plazos y disponibilidad, como «2026-03-01»; se lee en la ficha y en el dossier.",
);
