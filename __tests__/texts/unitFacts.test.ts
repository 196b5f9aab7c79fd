import {
  describeAreas,
  describeUnitFacts,
  describeUnitForSearch,
  describeUnitPrice,
  describeUnitTerms,
} from "../../src/texts/unitFacts";
import { createUnit } from "../queryResults";

const plain = (text: string) => text.replaceAll("\u00A0", " ");

const unknown = { usableArea: null, terrace: null, bathrooms: null, orientation: null };

it("states only the facts that are known", () => {
  const read = (changes: Parameters<typeof createUnit>[0]) =>
    describeUnitFacts(createUnit(changes)).map(({ label, value }) => `${value} ${label}`);
  expect(read({})).toEqual([
    ...["92 m² construidos", "79 m² útiles", "9 m² de terraza"],
    ...["3 dormitorios", "2 baños", "Sur salón"],
  ]);
  expect(read({ ...unknown, bedrooms: 1 })).toEqual(["92 m² construidos", "1 dormitorio"]);
  expect(read({ ...unknown, bedrooms: 0 })).toContain("Estudio sin dormitorio aparte");
  expect(plain(describeAreas(createUnit()))).toBe("92 m² construidos, 79 útiles y 9 de terraza");
});

it.each([
  [{}, "sale", "379.000 € + IVA", "416.900 € con IVA"],
  [{ price: null }, "sale", "Consultar precio", ""],
  [{ price: 900 }, "rent", "900 € al mes", ""],
] as const)("describes the price of %j for %s", (changes, type, price, terms) => {
  const unit = createUnit(changes);
  expect(plain(describeUnitPrice(unit, type))).toBe(price);
  expect(plain(describeUnitTerms(unit, type, 10))).toBe(terms);
});

it("describes a home for search engines in 160 characters", () => {
  const text = plain(describeUnitForSearch(createUnit()));
  expect(text).toBe(
    "2.º F de Residencial Los Encinares, Las Rozas de Madrid: 3 dormitorios y 2 baños, 92 m² construidos, 79 útiles y 9 de terraza. 379.000 € + IVA.",
  );
  expect(text.length).toBeLessThanOrEqual(160);
  expect(describeUnitForSearch(createUnit({ status: "sold" }))).toMatch(/terraza\. Vendida\.$/);
});
