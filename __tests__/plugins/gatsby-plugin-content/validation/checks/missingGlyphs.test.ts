import { copySampleContent } from "../../../../sampleContent";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("refuses the first five letters or signs per file that no font has, with advice", async () => {
  await copy.setField(R, "title", "Piso o\uFB01cina");
  await copy.setField(R, "summary", "Casa 🏠 ☎️");
  const message = (sign: string, advice: string) =>
    expect.stringMatching(`hay «${sign}».* el dossier .*: ${advice}$`);
  expect(await copy.issues()).toMatchObject([
    { field: "title", level: "error", message: message("\uFB01", "escribe «fi»") },
    { field: "summary", message: message("🏠", "quítalo o dilo con palabras") },
    { field: "summary", message: message("☎️", "quítalo o dilo con palabras") },
  ]);
  await copy.setField(R, "title", "Piso 一二三四五六七");
  expect(await copy.issues()).toHaveLength(5);
});

it("lets signs pass that the second font has", async () => {
  await copy.setField(R, "summary", "2½ baños, CO₂ ≥ 3 → ±");
  expect(await copy.issues()).toEqual([]);
});
