import { z } from "zod";
import type { PartialInput } from "./fieldBuilders";

/** Decimal degrees, as maps show them. */
export const coordinates = {
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .meta({ title: "Latitud", description: "En grados decimales, norte positivo." }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .meta({ title: "Longitud", description: "En grados decimales, este positivo." }),
};

/** Bounds (south, north, west, east): the peninsula but Catalonia, Catalonia, Balearics, Canaries. */
const SPAIN = [
  [35.1, 43.9, -9.4, 0.4],
  [40.3, 42.9, 0.1, 3.4],
  [38.6, 40.2, 1.1, 4.4],
  [27.5, 29.5, -18.3, -13.3],
] as const;

export const isInSpain = (latitude: number, longitude: number): boolean =>
  SPAIN.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

/** Warns about coordinates outside Spain, which are probably swapped or lack a sign. */
export function warnOutsideSpain(
  { latitude, longitude }: PartialInput<{ latitude: number; longitude: number }>,
  context: z.RefinementCtx,
): void {
  if (latitude === null || longitude === null) return;
  // Impossible coordinates have already been reported.
  if (isInSpain(latitude, longitude) || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return;
  const message = `${latitude}, ${longitude} está fuera de España: quizá falta un signo menos, o están cambiadas`;
  context.addIssue({ code: "custom", message, params: { level: "warning" } });
}
