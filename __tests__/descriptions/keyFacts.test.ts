import { describeKeyFacts } from "../../src/descriptions/keyFacts";

const NBSP = "\u00A0";

it.each([
  [3, 2, ["3 Dormitorios", "2 Baños"]],
  [1, 1, ["1 Dormitorio", "1 Baño"]],
  [0, null, ["0 Dormitorios"]],
  [null, 2, ["2 Baños"]],
  [null, null, []],
])("describes %p bedrooms and %p bathrooms", (bedrooms, bathrooms, rooms) => {
  const facts = describeKeyFacts({ bedrooms, bathrooms, area: 112 });
  expect(facts.map(({ label, value }) => `${value} ${label}`)).toEqual([
    ...rooms,
    `112${NBSP}m² Superficie`,
  ]);
});
