import { copySampleContent } from "../../../../sampleContent";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it.each([
  ["with a thousands separator", "2.500", /con los miles sin punto, como 2500; hay 2.500$/],
  ["with a separator above all rents", "389.000", /miles sin punto, como 389000; hay 389.000$/],
])("finds a number %s, and quotes it as written", async (_, written, message) => {
  await copy.replace(R, "1800", written);
  expect(await copy.issues()).toMatchObject([
    { line: 7, field: "price", message: expect.stringMatching(message) },
  ]);
});
