import {
  formatArea,
  formatCount,
  formatEuros,
  formatMonth,
  formatNumber,
  joinFacts,
} from "../utils/format";
import { statusLabels, typeLabels } from "../utils/labels";
import type { Project, Rental, Sheet, Site } from "./sheet";

/** What a project has of its own: status, figures, features. */
export function ofProject({ status, type, details }: Project) {
  const { area, bedrooms, bathrooms, features } = details;
  const facts = [{ label: "Superficie", value: area }];
  if (bedrooms !== undefined) facts.push({ label: "Dormitorios", value: formatNumber(bedrooms) });
  if (bathrooms !== undefined) facts.push({ label: "Baños", value: formatNumber(bathrooms) });
  return { eyebrow: joinFacts([statusLabels[status], typeLabels[type]]), facts, features };
}

/** What a rental has of its own: figures with its price, features. */
export function ofRental({ area, bedrooms, bathrooms, price, features }: Rental) {
  const facts = [
    { label: "Superficie", value: formatArea(area) },
    { label: "Dormitorios", value: formatNumber(bedrooms) },
    { label: "Baños", value: formatNumber(bathrooms) },
    { label: "Precio", value: `${formatEuros(price)} al mes` },
  ];
  return { eyebrow: typeLabels.rent, facts, features };
}

/** When the projects are built. */
export function timeline({ timeline: { start, end } }: Site): Sheet["terms"] {
  const facts = [
    { label: "Inicio de las obras", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
  return { title: "Calendario de obra", facts };
}

/** On what terms homes are let. */
export function conditions({ rentalConditions }: Site): Sheet["terms"] {
  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = rentalConditions;
  const months = (count: number) => formatCount(count, "mes", "meses");
  const facts = [
    { label: "Fianza", value: months(depositMonths) },
    { label: "Garantía adicional", value: months(guaranteeMonths) },
    { label: "Duración mínima", value: `${months(minimumMonths)}, ${renewal}` },
  ];
  return { title: "Condiciones de alquiler", facts };
}
