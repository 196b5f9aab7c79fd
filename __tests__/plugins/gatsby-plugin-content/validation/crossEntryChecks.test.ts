import { cp, mkdir, rm } from "node:fs/promises";
import { PAGE_SIZE } from "../../../../src/utils/listPaths";
import { copySampleContent } from "../sampleContent";

const P = "projects/1/project.json";
const R = "rentals/2/rental.json";

const copy = copySampleContent();

it("warns about a list that is too long for one page", async () => {
  for (let number = 3; number <= PAGE_SIZE + 1; number += 1) {
    await mkdir(copy.place(`rentals/${number}`));
    await cp(copy.place("rentals/1"), copy.place(`rentals/${number}`), { recursive: true });
    await copy.setField(`rentals/${number}/rental.json`, "id", String(number));
  }
  const message = expect.stringMatching(/^son 49; de más de 48/);
  expect(await copy.issues()).toMatchObject([{ file: "data/rentals", level: "warning", message }]);
});

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

it.each([
  ["benefits", ["cuentas-claras"], "se esperaban 6 carpetas; hay 5"],
  ["team", ["hugo-salcedo-belmonte"], "se esperaban 4 carpetas; hay 3"],
  [
    "testimonials",
    ["joaquin-berruezo-lara", "marta-olmedilla-prieto"],
    "se esperaban 1 o más carpetas; hay 0",
  ],
])("finds that entries of %s are missing", async (folder, ids, message) => {
  for (const id of ids) await rm(copy.place(`${folder}/${id}`), { recursive: true });
  expect(await copy.issues()).toMatchObject([{ file: `data/${folder}`, level: "error", message }]);
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
