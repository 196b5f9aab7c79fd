import { copySampleContent } from "../sampleContent";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("quotes a number that overflows as written", async () => {
  await copy.replace(R, "1800", "1e400");
  const message = expect.stringMatching(/≤.*1e400/);
  expect(await copy.issues()).toMatchObject([{ line: 7, field: "price", message }]);
});
