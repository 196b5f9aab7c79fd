import { mkdir } from "node:fs/promises";
import { createEntryTemplate } from "../../../../../plugins/gatsby-plugin-content/schema/entryTemplate";
import { copySampleContent } from "../../../../sampleContent";

const SITE = "site/site.json";
const copy = copySampleContent();

describe("forms that are sent", () => {
  const endpoint = "https://formularios.sierranorte.es/f/1";

  it("need a privacy page to consent to", async () => {
    await copy.setField(SITE, "forms", { endpoint });
    const [issue, ...others] = await copy.issues();
    expect(others).toEqual([]);
    expect(issue).toMatchObject({
      file: `data/${SITE}`,
      line: await copy.lineOfField(SITE, "forms.endpoint"),
      field: "forms.endpoint",
      level: "error",
      message: expect.stringMatching(
        /^se esperaba la página data\/legal\/politica-de-privacidad, .*; no está$/,
      ),
    });
    const page = "legal/politica-de-privacidad";
    await mkdir(copy.place(page), { recursive: true });
    const { entry } = createEntryTemplate("LegalPage", "politica-de-privacidad");
    await copy.write(`${page}/legal.json`, JSON.stringify(entry));
    expect((await copy.issues()).filter(({ level }) => level === "error")).toEqual([]);
  });

  it.each([undefined, "https://formularios.example/f/1", "nada", 7])(
    "need none if they go nowhere: %j",
    async (address) => {
      await copy.setField(SITE, "forms", address && { endpoint: address });
      const messages = (await copy.issues()).map(({ message }) => message).join("\n");
      expect(messages).not.toContain("privacidad");
    },
  );
});

it("warns about a link to a legal page whose name is misspelt", async () => {
  await mkdir(copy.place("legal/aviso-legal"), { recursive: true });
  const { entry } = createEntryTemplate("LegalPage", "aviso-legal");
  await copy.write("legal/aviso-legal/legal.json", JSON.stringify(entry));
  const link = (page: string) => ({ label: page, page });
  await copy.setField(SITE, "legalLinks", [link("aviso-legl"), link("politica-de-cookies")]);
  const [issue, ...others] = (await copy.issues()).filter(({ file }) => file.endsWith(SITE));
  expect(others).toEqual([]);
  expect(issue).toMatchObject({
    field: "legalLinks.0.page",
    level: "warning",
    message: 'no hay ninguna página "aviso-legl"; ¿querías decir «aviso-legal»?',
  });
  await copy.setField(SITE, "legalLinks", [link("aviso-legal"), link("aviso-legl")]);
  expect((await copy.issues()).filter(({ file }) => file.endsWith(SITE))).toEqual([]);
  await copy.setField(SITE, "legalLinks", [link("aviso-a-clientes")]);
  expect((await copy.issues()).filter(({ file }) => file.endsWith(SITE))).toEqual([]);
});
