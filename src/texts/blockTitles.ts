/** The titles of the blocks that a listing can have. */
export const blockTitles = {
  project: "La promoción",
  rental: "La vivienda",
  features: "Características",
  facade: "Elige tu ventana",
  units: "Viviendas",
  works: "La obra",
  conditions: "Condiciones de alquiler",
  firstPayment: "Qué se paga al entrar",
  plans: "Planos",
  tour: "Visita virtual",
  place: "Dónde está",
  nearby: "Qué hay cerca",
  specification: "Calidades",
  progress: "Marcha de la obra",
  purchase: "Qué cuesta",
  payments: "Forma de pago",
} as const;
