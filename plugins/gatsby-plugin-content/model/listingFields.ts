import { z } from "zod";
import { blockTitles } from "../../../src/texts/blockTitles";
import { ENERGY_TITLE } from "../../../src/texts/energy";
import { energyLabels, progressLabels, travelLabels, unitLabels } from "../../../src/texts/labels";
import { getFloorLabel } from "../../../src/texts/units";
import { formatNumber } from "../../../src/utils/format";
import { quote } from "../formatValue";
import { choice, createTypeMeta, object, uniqueList } from "./fieldBuilders";
import { coordinates, count, euros, percent, squareMetres, warnOutsideSpain } from "./numberFields";
import { longText, MAX_NAME, month, pattern, picture, text } from "./stringFields";
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

/** The lowest and the highest plausible rent, in euros a month. */
export const MIN_RENT = 50;
export const MAX_RENT = 99_999;

const unit = object("Unit", "Una vivienda de una promoción, y si está libre.", {
  name: text("Vivienda", "Como se la conoce: «1.º A».", MAX_NAME),
  bedrooms: count("Dormitorios", "Número de dormitorios."),
  area: squareMetres("Superficie", "Metros cuadrados construidos."),
  usableArea: squareMetres(
    "Superficie útil",
    "Metros cuadrados útiles, sin la terraza.",
  ).optional(),
  terrace: squareMetres("Terraza", "Metros cuadrados; sin ella, no tiene.", 0.5).optional(),
  price: euros("Precio", "Euros; al mes, si la promoción es de alquiler.", MIN_RENT).optional(),
  status: choice("UnitStatus", "Estado", unitLabels),
  plan: text("Plano", "El título del plano de la promoción que es el suyo.").optional(),
  floor: count("Planta", "En un edificio: su número; 0 es la planta baja.").optional(),
  door: text(
    "Puerta",
    "En un edificio: la letra o el nombre en que acaba la vivienda: «A».",
    MAX_NAME,
  ).optional(),
});

export const units = uniqueList(unit, "name", 500)
  .min(1)
  .superRefine(checkPlaces)
  .meta({
    title: blockTitles.units,
    description: "Las que se ofrecen, con su precio y su estado, en el orden en que se leen.",
    examples: [
      [{ name: "1.º A", bedrooms: 3, area: 96, status: "available", floor: 1, door: "A" }],
    ],
  });

/**
 * Checks that all homes say where they are or none does, each at a place of its own, and that their
 * names consist of the floor, the same for all of its homes, and the door.
 */
function checkPlaces(homes: readonly z.infer<typeof unit>[], context: z.RefinementCtx): void {
  const placed = homes.find(({ floor, door }) => floor !== undefined || door !== undefined);
  if (!placed) return;
  for (const [index, home] of homes.entries()) {
    const addIssue = (key: string, message: string, other = home) => {
      const params = { other: homes.indexOf(other) };
      context.addIssue({ code: "custom", path: [index, key], message, params });
    };
    const { name, floor, door } = home;
    const missing = (["floor", "door"] as const).filter((key) => home[key] === undefined);
    for (const key of missing) {
      const expected = "floor y door en todas las viviendas o en ninguna";
      addIssue(key, `falta; se esperaban ${expected}; hay en «${placed.name}»`, placed);
    }
    if (floor === undefined || door === undefined) continue;
    const label = getFloorLabel(name, door);
    if (!label) {
      const expected = `la planta y, al final, la puerta, ${quote(door)}`;
      addIssue("name", `se esperaban ${expected}; hay ${quote(name)}`);
    }
    const above = homes.slice(0, index).filter((other) => other.floor === floor);
    const same = above.find((other) => other.door === door);
    if (same) {
      const found = `${quote(door)}, que es la de «${same.name}»`;
      addIssue("door", `se esperaba una puerta libre en esa planta; hay ${found}`, same);
    }
    const [first] = above;
    const start = first?.door && getFloorLabel(first.name, first.door);
    if (!label || !start || label === start) continue;
    const found = `${quote(name)}, y en su planta «${first.name}»`;
    addIssue("name", `se esperaba un nombre que empiece por «${start}»; hay ${found}`, first);
  }
}

const floorPlan = object("FloorPlan", "El plano de una planta o de una vivienda.", {
  title: text("Título", "Qué planta o qué vivienda: «Planta baja»."),
  area: squareMetres(
    "Superficie",
    "Metros cuadrados construidos, si es de una vivienda.",
  ).optional(),
  bedrooms: count("Dormitorios", "Número de dormitorios, si es de una vivienda.").optional(),
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
  minutes: count("Minutos", "Cuánto se tarda en llegar."),
  means: choice("TravelMeans", "Cómo", travelLabels),
});

export const place = z
  .strictObject({
    ...coordinates,
    nearby: uniqueList(nearby, "name")
      .min(1)
      .meta({ title: "Sitios que hay cerca", description: "Lo que más importa, primero." }),
  })
  .superRefine(warnOutsideSpain)
  .meta(createTypeMeta("ListingPlace", "El punto del mapa y su entorno.", blockTitles.place));

const chapter = object("SpecificationChapter", "Un capítulo de la memoria de calidades.", {
  title: text("Capítulo", "«Fachada y cubierta»."),
  lines: uniqueList(text("Línea", "Un material o una instalación, sin punto final.")).min(1).meta({
    title: "Líneas",
    description: "Lo que lleva la vivienda, una cosa por línea.",
  }),
});

export const specification = uniqueList(chapter, "title").min(1).meta({
  title: "Capítulos de la memoria de calidades",
  description: "Por capítulos, en el orden en que se leen.",
});

const progressStep = object("ProgressStep", "Un paso de la obra.", {
  date: month("Mes"),
  title: text("Paso", "«Estructura terminada»."),
  state: choice("ProgressState", "Situación", progressLabels),
  text: longText("Detalle", "Una o dos frases.").optional(),
  image: picture("Foto", "Cómo está la obra.").optional(),
  alt: text("Texto alternativo", "Qué se ve en la foto; hace falta si la hay.").optional(),
}).superRefine(({ image, alt }, context) => {
  if (!image || alt) return;
  const message = "falta; una foto necesita su texto alternativo";
  context.addIssue({ code: "custom", path: ["alt"], message });
});

export const progress = z.array(progressStep).min(1).max(100).meta({
  title: "Pasos de la obra",
  description: "Los pasos de la obra, del primero al último.",
});

const payment = object("Payment", "Un pago de la compra y qué parte del precio es.", {
  title: text("Pago", "«Reserva», «Contrato», «Escritura»."),
  share: percent("Parte", "Tanto por ciento del precio."),
  when: text("Cuándo", "En una frase, sin punto final."),
});

export const payments = uniqueList(payment, "title")
  .min(1)
  .superRefine((items, context) => {
    const total = items.reduce((sum, { share }) => sum + share, 0);
    if (Math.abs(total - 100) < 1e-6) return;
    const message = `las partes deben sumar 100; suman ${formatNumber(Number(total.toFixed(6)))}`;
    context.addIssue({ code: "custom", message });
  })
  .meta({ title: "Pagos", description: "Los pagos en su orden; suman el 100 %." });
