import { z } from "zod";

/** A percentage or a rate. */
export const percent = (title: string, description: string) =>
  z.number().min(0).max(100).meta({ title, description });

/** A whole number from 0 to 999. */
export const count = (title: string, description: string) =>
  z.int().min(0).max(999).meta({ title, description });

/** Whole euros within plausible bounds: with a thousands separator, 2.500 is read as 2.5. */
export const euros = (title: string, description: string, min: number, max = 99_999_999) =>
  z.int({ abort: true }).min(min).max(max).meta({ title, description });

/** Square metres, from the plausible minimum to the maximum that fits in a table. */
export const squareMetres = (title: string, description: string, min = 5) =>
  z.number().min(min).max(99_999).meta({ title, description });

export const order = z.int().min(0).max(9999).meta({
  title: "Orden",
  description:
    "Lugar en su lista, de menor a mayor; los que no lo llevan van después, por su identificador.",
});

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

/** Bounds (south, north, west, east): mainland but Catalonia, Catalonia, Balearics, Canaries. */
const SPAIN = [
  [35.1, 43.9, -9.4, 0.4],
  [40.3, 42.9, 0.1, 3.4],
  [38.6, 40.2, 1.1, 4.4],
  [27.5, 29.5, -18.3, -13.3],
] as const;

/** Warns about coordinates outside Spain, which are probably swapped or lack a sign. */
export function warnOutsideSpain(
  { latitude, longitude }: { latitude: number; longitude: number },
  context: z.RefinementCtx,
): void {
  const isInside = SPAIN.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  // Impossible coordinates have already been reported.
  if (isInside || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  const message = `${latitude}, ${longitude} está fuera de España`;
  context.addIssue({ code: "custom", message, params: { level: "warning" } });
}
