import { entryCost } from "../../src/utils/entryCost";
import {
  formatArea,
  formatCount,
  formatEuros,
  formatMonth,
  formatNumber,
  joinFacts,
} from "../../src/utils/format";
import { statusLabels, typeLabels, unitLabels } from "../../src/utils/labels";
import { roomFacts } from "../../src/utils/roomFacts";
import { unitCount } from "../../src/utils/unitCount";
import type { Project, Rental, Sheet, Site } from "./sheet";

type Own = Pick<Sheet, "eyebrow" | "facts" | "features" | "terms" | "units">;
type Terms = Sheet["terms"][number];

/** What a project has of its own: status, figures, features, when it is built, its homes. */
export function ofProject({ status, type, details, works, units }: Project, site: Site): Own {
  const { area, bedrooms, bathrooms, features } = details;
  return {
    eyebrow: joinFacts([statusLabels[status], typeLabels[type]]),
    facts: [{ label: "Superficie", value: area }, ...roomFacts(bedrooms, bathrooms)],
    features,
    terms: [timeline(works ?? site.timeline)],
    units: units && unitsOf(units, type),
  };
}

/** What a rental has of its own: figures with its price, features, on what terms it is let. */
export function ofRental(rental: Rental, site: Site): Own {
  const { area, bedrooms, bathrooms, price, features } = rental;
  return {
    eyebrow: typeLabels.rent,
    facts: [
      { label: "Superficie", value: formatArea(area) },
      ...roomFacts(bedrooms, bathrooms),
      { label: "Precio", value: `${formatEuros(price)} al mes` },
    ],
    features,
    terms: [conditions(site), entry(price, site)],
  };
}

function unitsOf(units: NonNullable<Project["units"]>, type: Project["type"]): Sheet["units"] {
  const price = type === "rent" ? "Precio al mes" : "Precio";
  return {
    caption: unitCount(units),
    columns: ["Vivienda", "Dormitorios", "Superficie", "Terraza", price, "Estado"],
    rows: units.map((unit) => [
      unit.name,
      formatNumber(unit.bedrooms),
      formatArea(unit.area),
      unit.terrace ? formatArea(unit.terrace) : "—",
      unit.price ? formatEuros(unit.price) : "—",
      unitLabels[unit.status],
    ]),
  };
}

/** What a tenant pays on moving in. */
function entry(price: number, { rentalConditions }: Site): Terms {
  const { sums, total } = entryCost(price, rentalConditions);
  const facts = [...sums, { label: "En total", euros: total }];
  return {
    title: "Qué se paga al entrar",
    facts: facts.map(({ label, euros }) => ({ label, value: formatEuros(euros) })),
  };
}

/** When a project is built. */
function timeline({ start, end }: Site["timeline"]): Terms {
  const facts = [
    { label: "Inicio de las obras", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
  return { title: "Calendario de obra", facts };
}

/** On what terms homes are let. */
function conditions({ rentalConditions }: Site): Terms {
  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = rentalConditions;
  const months = (count: number) => formatCount(count, "mes", "meses");
  const facts = [
    { label: "Fianza", value: months(depositMonths) },
    { label: "Garantía adicional", value: months(guaranteeMonths) },
    { label: "Duración mínima", value: `${months(minimumMonths)}, ${renewal}` },
  ];
  return { title: "Condiciones de alquiler", facts };
}
