import type { ListDefinition } from "./listDefinition";
import { RentalCards } from "./RentalCards";
import { createRentalFilters } from "./rentalFilters";

export const rentalList: ListDefinition<Queries.RentalCardFragment> = {
  kind: "Rental",
  noun: { one: "vivienda", many: "viviendas", article: "las" },
  title: "Viviendas en alquiler",
  noneMessage: "Ahora no hay ninguna así",
  createFilters: createRentalFilters,
  Cards: RentalCards,
};
