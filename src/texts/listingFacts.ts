import { formatArea, formatNumber } from "./format";

/** A label and its value: "Baños", "2". */
export interface Fact {
  label: string;
  value: string;
}

interface Rooms {
  bedrooms: number | null;
  bathrooms: number | null;
  /** A project's is a text ("De 92 a 138 m²"), a rental's a number of square metres. */
  area: string | number;
}

/** Describes a home's rooms, where known, and its area. */
export function describeKeyFacts({ bedrooms, bathrooms, area }: Rooms): Fact[] {
  const rooms = [
    { count: bedrooms, one: "Dormitorio", many: "Dormitorios" },
    { count: bathrooms, one: "Baño", many: "Baños" },
  ];
  return [
    ...(bedrooms === 0 ? [{ label: "Sin dormitorio aparte", value: "Estudio" }] : []),
    ...rooms.flatMap(({ count, one, many }) =>
      count ? [{ label: count === 1 ? one : many, value: formatNumber(count) }] : [],
    ),
    { label: "Superficie", value: typeof area === "number" ? formatArea(area) : area },
  ];
}
