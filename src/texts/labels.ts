/* The labels of the content's enumerated values. */

export const statusLabels: Record<Queries.ProjectStatus, string> = {
  past: "Completado",
  current: "En construcción",
  future: "Próximamente",
};

/** The caption of renderings of unbuilt projects; photographs have none. */
export const RENDERING = "Infografía";

/** A longer version, where there is room for it. */
export const RENDERING_CAPTION = `${RENDERING}, imagen orientativa`;

export const typeLabels: Record<Queries.ProjectType, string> = {
  sale: "Venta",
  rent: "Alquiler",
};

/** Roles are named after the department, which avoids grammatical gender. */
export const roleLabels: Record<Queries.TeamRole, string> = {
  ceo: "Dirección general",
  lawyer: "Asesoría jurídica",
  manager: "Jefatura de obra",
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

export const travelLabels: Record<Queries.TravelMeans, string> = {
  walk: "a pie",
  bike: "en bici",
  car: "en coche",
  bus: "en autobús",
};

export const progressLabels: Record<Queries.ProgressState, string> = {
  done: "Terminado",
  current: "En marcha",
  planned: "Previsto",
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
