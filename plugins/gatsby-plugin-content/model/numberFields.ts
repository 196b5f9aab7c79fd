import { z } from "zod";

/** A share of something, or a rate. */
export const percent = (title: string, description: string) =>
  z.number().min(0).max(100).meta({ title, description, unit: "%" });

/** A count. */
export const count = (title: string, description: string) =>
  z.int().min(0).max(999).meta({ title, description });

/** Whole euros within what is plausible: with a point of thousands, 2.500 would be 2.5. */
export const euros = (title: string, description: string, min: number, max = 99_999_999) =>
  z.int({ abort: true }).min(min).max(max).meta({ title, description, unit: "€" });

/** Square metres, at least what is plausible, and at most what a table has room for. */
export const squareMetres = (title: string, description: string, min = 5) =>
  z.number().min(min).max(99_999).meta({ title, description, unit: "m²" });

export const order = z.int().min(0).max(9999).meta({
  title: "Orden",
  description: "Lugar en su lista, de menor a mayor; los que no lo llevan van después, por id.",
});

/** Decimal degrees, as maps give them. */
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

/** South, north, west and east of the mainland without Catalonia, of Catalonia and of the islands. */
const SPAIN = [
  [35.1, 43.9, -9.4, 0.4],
  [40.3, 42.9, 0.1, 3.4],
  [38.6, 40.2, 1.1, 4.4],
  [27.5, 29.5, -18.3, -13.3],
] as const;

/** Warns of coordinates outside Spain, which are probably swapped or lack a sign. */
export function warnOutsideSpain(
  { latitude, longitude }: { latitude: number; longitude: number },
  context: z.RefinementCtx,
): void {
  const isInside = SPAIN.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  // Impossible coordinates are an error already.
  if (isInside || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  const message = `${latitude}, ${longitude} está fuera de España`;
  context.addIssue({ code: "custom", message, params: { level: "warning" } });
}
