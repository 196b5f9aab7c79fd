/** The words the interface has for the values of the content model. */
export const statusLabels: Record<Queries.ProjectStatus, string> = {
  past: "Completado",
  current: "En construcción",
  future: "Próximamente",
};

export const typeLabels: Record<Queries.ProjectType, string> = {
  sale: "Venta",
  rent: "Alquiler",
};

/** Named after the post, so that they fit whoever holds it. */
export const roleLabels: Record<Queries.TeamRole, string> = {
  ceo: "Dirección general",
  lawyer: "Asesoría jurídica",
  manager: "Dirección de obra",
  cto: "Dirección de tecnología",
};

/** A letter is its own name. */
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
