import { formatArea, formatCount, formatDay, formatMonthly, joinFacts } from "../utils/format";
import type { OfferText } from "./price";

/** The line of facts on a rental's card: "2 dormitorios · 1 baño · 112 m²". */
export function describeRentalCard(rental: Queries.RentalCardFragment): string {
  const { bedrooms, bathrooms, area } = rental;
  return joinFacts([
    bedrooms ? formatCount(bedrooms, "dormitorio", "dormitorios") : "Estudio",
    formatCount(bathrooms, "baño", "baños"),
    formatArea(area),
  ]);
}

/** For example "Disponible desde el 15 de diciembre de 2026". */
export function describeAvailableFrom(day: string): string {
  return `Disponible desde el ${formatDay(day)}`;
}

export type RentTerms = Pick<Queries.Rental, "price" | "availableFrom">;

/** Describes a rental's monthly rent and, if known, when it becomes available. */
export function describeRentalOffer(rental: RentTerms): OfferText {
  const { price, availableFrom } = rental;
  const notes = availableFrom ? [describeAvailableFrom(availableFrom)] : [];
  return { price: formatMonthly(price), notes };
}
