import { listRentalFacts } from "../../src/texts/cards";
import { createRental } from "../queryResults";

it("calls a rental without bedrooms a studio", () => {
  const rental = createRental({ bedrooms: 0, bathrooms: 1, area: 45 });
  expect(listRentalFacts(rental)).toEqual(["Estudio", "1\u00A0baño", "45\u00A0m²"]);
});
