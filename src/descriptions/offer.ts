import { joinFacts } from "../utils/format";

/** What a listing costs, as far as that is known, and what is said beside that. */
export interface OfferWords {
  price?: string;
  details: string[];
}

/** An offer on one line: "Desde 389.000 € + IVA · 427.900 € con IVA · 4 de 8 disponibles". */
export const joinOffer = ({ price, details }: OfferWords) =>
  joinFacts(price ? [price, ...details] : details);
