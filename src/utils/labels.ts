/* The words for the enumerated values of the content. */

export const statusLabels: Record<Queries.ProjectStatus, string> = {
  past: "Completado",
  current: "En construcción",
  future: "Próximamente",
};

export const typeLabels: Record<Queries.ProjectType, string> = {
  sale: "Venta",
  rent: "Alquiler",
};

/** Named after the post, which has no grammatical gender. */
export const roleLabels: Record<Queries.TeamRole, string> = {
  ceo: "Dirección general",
  lawyer: "Asesoría jurídica",
  manager: "Dirección de obra",
  cto: "Dirección de tecnología",
};

export const energyLabels: Record<Queries.EnergyLabel, string> = {
  A: "A",
  B: "B",
  C: "C",
  D: "D",
  E: "E",
  F: "F",
  G: "G",
  pending: "En trámite",
};

export const unitLabels: Record<Queries.UnitStatus, string> = {
  available: "Disponible",
  reserved: "Reservada",
  sold: "Vendida",
};

export const weekdayLabels: Record<Queries.Weekday, string> = {
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
};
