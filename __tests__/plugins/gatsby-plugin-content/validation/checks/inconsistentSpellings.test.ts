import { copySampleContent } from "../../../../sampleContent";

const P = "projects/1/project.json";
const R = "rentals/2/rental.json";
const copy = copySampleContent();

it("warns about a neighbourhood and town that another entry separates differently", async () => {
  await copy.setField(P, "location", "Chamberí, Madrid");
  await copy.setField("projects/2/project.json", "location", "Chamberí,Madrid");
  const message = "«Chamberí,Madrid» se escribe «Chamberí, Madrid»";
  expect(await copy.issues()).toMatchObject([
    { field: "location", level: "warning", message: expect.stringContaining(message) },
  ]);
});

it("warns about a location that another entry of any kind spells differently", async () => {
  await copy.setField(P, "location", "Getafe");
  await copy.setField("projects/2/project.json", "location", " Getafe");
  await copy.setField(R, "location", "Centro, gétafe");
  expect(await copy.issues()).toMatchObject([
    {
      file: `data/${R}`,
      line: await copy.lineOfField(R, "location"),
      field: "location",
      level: "warning",
      message: expect.stringContaining(`«gétafe» se escribe «Getafe» en data/${P}`),
    },
  ]);
});

it("warns about the one whose spelling is unlike that of the others, even if it comes first", async () => {
  await copy.setField(P, "location", "getafe");
  await copy.setField("projects/2/project.json", "location", "Getafe");
  await copy.setField(R, "location", "Centro, Getafe");
  expect(await copy.issues()).toMatchObject([
    { file: `data/${P}`, message: expect.stringContaining("«getafe» se escribe «Getafe»") },
  ]);
});
