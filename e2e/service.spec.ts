import { servicePath, services } from "./content";
import { expectSideForm, listUnder } from "./details";
import { expect, open, test } from "./support";

test("there is a page for each service of the specification", () => {
  const ids = services.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      "promocion-inmobiliaria",
      "gestion-proyectos",
      "asesoramiento-inversiones",
      "comercializacion",
      "servicio-postventa",
    ]),
  );
});

for (const service of services) {
  test(`shows all of ${service.title}`, async ({ page }) => {
    await open(page, servicePath(service));
    const { title, shortDescription, description, features, process } = service;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("article header")).toContainText(shortDescription);
    for (const paragraph of description) {
      await expect(page.getByRole("paragraph").filter({ hasText: paragraph })).toHaveCount(1);
    }
    const items = listUnder(page, "Qué incluye");
    await expect(items.getByRole("heading")).toHaveText(features.map((part) => part.title));
    await expect(items.getByRole("paragraph")).toHaveText(features.map((part) => part.description));
    const steps = listUnder(page, "Cómo trabajamos");
    await expect(steps.getByRole("heading")).toHaveText(process.map((part) => part.title));
    await expect(steps.getByRole("paragraph")).toHaveText(process.map((part) => part.description));
    await expectSideForm(page);
  });

  test(`numbers the steps of ${service.title} from 1`, async ({ page }) => {
    await open(page, servicePath(service));
    // The numbers are the browser's: its accessibility tree has them as read aloud.
    const steps = listUnder(page, "Cómo trabajamos");
    const shown = await steps.evaluateAll((all) =>
      all.map((step) => {
        const list = step.parentElement;
        const { content } = getComputedStyle(step, "::before");
        const counted = getComputedStyle(step).counterIncrement.startsWith("step ");
        return list?.tagName === "OL" && counted && content.startsWith("counter(step");
      }),
    );
    expect(shown).toEqual(service.process.map(() => true));
  });
}
