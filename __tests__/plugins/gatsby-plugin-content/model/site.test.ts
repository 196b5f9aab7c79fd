import { copySampleContent } from "../../../sampleContent";

const SITE = "site/site.json";

const copy = copySampleContent();

it("warns of a real site whose forms send nothing", async () => {
  await copy.setField(SITE, "url", "https://www.sierranorte.es");
  const message = "los formularios dan las gracias y no envían nada: falta forms.endpoint";
  expect(await copy.issues()).toMatchObject([{ field: "url", level: "warning", message }]);
  await copy.setField(SITE, "forms", { endpoint: "https://formularios.example/f/1" });
  expect(await copy.issues()).toEqual([]);
});

it("finds an office that closes before it opens", async () => {
  await copy.setField(SITE, "hours.closes", "08:00");
  const message = expect.stringContaining("después de 10:00");
  expect(await copy.issues()).toMatchObject([{ field: "hours.closes", level: "error", message }]);
});
