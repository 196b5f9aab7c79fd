import { copySampleContent } from "../../../../sampleContent";

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
      message:
        '"ceo" (Dirección general) ya está en data/team/elena-robledal-cifuentes/team-member.json: uno de cada',
    },
  ]);
});
