import { copySampleContent } from "../../../sampleContent";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("warns about a place outside Spain, as with a missing minus sign", async () => {
  await copy.setField(R, "place.latitude", 40.5);
  await copy.setField(R, "place.longitude", 3.67);
  const message = "40.5, 3.67 está fuera de España: quizá falta un signo menos, o están cambiadas";
  expect(await copy.issues()).toMatchObject([{ field: "place", level: "warning", message }]);
});

it.each([
  ["Barcelona", 41.39, 2.17],
  ["Palma", 39.57, 2.65],
  ["Las Palmas", 28.12, -15.43],
  ["Vigo", 42.24, -8.72],
  ["Vinaròs", 40.47, 0.475],
])("accepts a place in %s", async (_, latitude, longitude) => {
  await copy.setField(R, "place.latitude", latitude);
  await copy.setField(R, "place.longitude", longitude);
  expect(await copy.issues()).toEqual([]);
});
