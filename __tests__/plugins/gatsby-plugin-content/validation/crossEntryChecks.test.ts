import { copySampleContent } from "../sampleContent";

const P = "projects/1/project.json";
const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("finds a role that two people of the team have", async () => {
  const file = "team/hugo-salcedo-belmonte/team-member.json";
  await copy.setField(file, "role", "ceo");
  expect(await copy.issues()).toMatchObject([
    {
      file: `data/${file}`,
      line: await copy.lineOfField(file, "role"),
      field: "role",
      level: "error",
      message: '"ceo" ya está en data/team/elena-robledal-cifuentes/team-member.json: uno de cada',
    },
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
