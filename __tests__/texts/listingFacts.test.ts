import { describeKeyFacts } from "../../src/texts/listingFacts";

it.each([
  [3, 2, ["3 Dormitorios", "2 Baños"]],
  [1, 1, ["1 Dormitorio", "1 Baño"]],
  [0, null, ["Estudio Sin dormitorio aparte"]],
  [null, null, []],
])("describes %p bedrooms and %p bathrooms", (bedrooms, bathrooms, rooms) => {
  const facts = describeKeyFacts({ bedrooms, bathrooms, area: 112 });
  expect(facts.map(({ label, value }) => `${value} ${label}`)).toEqual([
    ...rooms,
    "112\u00A0m² Superficie",
  ]);
});
