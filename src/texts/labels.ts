import { joinFacts } from "./format";

/* The values of the content's choices and their labels, from which the model takes them. */

export const statusLabels = {
  past: "Completado",
  current: "En construcción",
  future: "Próximamente",
};
export const typeLabels = {
  sale: "Venta",
  rent: "Alquiler",
};

/** Describes status and operation: "En construcción · Venta". */
export function describeStatus(status: Queries.ProjectStatus, type: Queries.ProjectType): string {
  return joinFacts([statusLabels[status], typeLabels[type]]);
}

/** Roles are named after the department, which avoids grammatical gender. */
export const roleLabels = {
  ceo: "Dirección general",
  lawyer: "Asesoría jurídica",
  manager: "Jefatura de obra",
  cto: "Dirección de tecnología",
};

export const energyLabels = {
  A: "A",
  B: "B",
  C: "C",
  D: "D",
  E: "E",
  F: "F",
  G: "G",
  pending: "En trámite",
};

export const unitLabels = {
  available: "Disponible",
  reserved: "Reservada",
  sold: "Vendida",
};

/** A home that is no longer available was sold or let. */
export const describeUnitStatus = (status: Queries.UnitStatus, type: Queries.ProjectType) =>
  status === "sold" && type === "rent" ? "Alquilada" : unitLabels[status];

/** The compass points, clockwise from the north; a home's is that of its living room. */
export const orientationLabels = {
  norte: "Norte",
  noreste: "Noreste",
  este: "Este",
  sureste: "Sureste",
  sur: "Sur",
  suroeste: "Suroeste",
  oeste: "Oeste",
  noroeste: "Noroeste",
};

export const travelLabels = {
  walk: "a pie",
  bike: "en bici",
  car: "en coche",
  bus: "en autobús",
};

export const progressLabels = {
  done: "Hecho",
  current: "En marcha",
  planned: "Previsto",
};

export const weekdayLabels = {
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
};
