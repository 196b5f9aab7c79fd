import { copySampleContent } from "../sampleContent";

const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("warns about the first five characters per file that print lacks, with advice", async () => {
  await copy.setField(R, "title", "Piso de 2½");
  await copy.setField(R, "summary", "CO₂ ≥ ½ ☎️");
  const message = (sign: string, advice: string) =>
    expect.stringMatching(`«${sign}».* el dossier .*: ${advice}$`);
  expect(await copy.issues()).toMatchObject([
    { field: "title", level: "warning", message: message("½", "escribe «1/2»") },
    { field: "summary", message: message("₂", "escribe «2»") },
    { field: "summary", message: message("≥", "quítalo o dilo con palabras") },
    { field: "summary", message: message("☎", "quítalo o dilo con palabras") },
  ]);
  await copy.setField(R, "title", "Piso 一二三四五六七");
  expect(await copy.issues()).toHaveLength(5);
});
