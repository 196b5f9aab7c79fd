import { describeProjectOffer } from "../../src/texts/offers";

const offer = { priceFrom: 389_000, priceFromWithVat: 427_900, available: 4, total: 8 };

it.each([
  ["current", "sale", offer, "Desde 389.000 € + IVA · 427.900 € con IVA · 4 de 8 disponibles"],
  [
    "current",
    "rent",
    { ...offer, priceFrom: 900, priceFromWithVat: null },
    "Desde 900 € al mes · 4 de 8 disponibles",
  ],
  ["future", "sale", { ...offer, priceFrom: null, priceFromWithVat: null }, "4 de 8 disponibles"],
  [
    "past",
    "rent",
    { ...offer, priceFrom: null, priceFromWithVat: null, available: 1, total: 1 },
    "1 de 1 disponible",
  ],
  ["past", "sale", { ...offer, available: 0 }, "Todas vendidas o reservadas"],
  ["current", "rent", { ...offer, available: 0 }, "Todas alquiladas o reservadas"],
  ["past", "sale", null, "Todas vendidas"],
  ["past", "rent", null, "Todas alquiladas"],
  ["current", "sale", null, ""],
] as const)("describes the offer of a %s project for %s", (status, type, offered, words) => {
  const { price, notes } = describeProjectOffer({ status, type, offer: offered });
  const all = [...(price ? [price] : []), ...notes].join(" · ");
  expect(all.replaceAll("\u00A0", " ")).toBe(words);
});
