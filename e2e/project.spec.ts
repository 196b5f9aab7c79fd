import type { Locator } from "@playwright/test";
import { nth, projects, site } from "./content";
import { expectLeadsToForm, expectSideForm, fact, listUnder } from "./details";
import { projectPath } from "./paths";
import { devices, expect, open, test } from "./support";

const statuses = {
  past: { badge: "Completado", hue: "grey" },
  current: { badge: "En construcción", hue: "green" },
  future: { badge: "Próximamente", hue: "blue" },
};
const types = { sale: "Venta", rent: "Alquiler" };

/** «marzo de 2024». */
const monthOf = (month: string) =>
  new Intl.DateTimeFormat("es-ES", { month: "long", year: "numeric" }).format(
    new Date(`${month}-15`),
  );

/** The name of the colour behind a text: the strongest of its parts, if one stands out. */
async function hueOf(element: Locator): Promise<string> {
  const ground = await element.evaluate((node) => getComputedStyle(node).backgroundColor);
  const [red = 0, green = 0, blue = 0] = (ground.match(/\d+/g) ?? []).map(Number);
  const strongest = Math.max(red, green, blue);
  if (strongest - Math.min(red, green, blue) < 8) return "grey";
  if (strongest === red) return "red";
  return strongest === green ? "green" : "blue";
}

for (const project of projects) {
  test(`shows all of ${project.title}`, async ({ page }) => {
    await open(page, projectPath(project));
    const { title, location, description, status, type, details } = project;
    const { start, end } = project.works ?? site.timeline;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const heading = page.locator("article header");
    const badge = heading.getByText(statuses[status].badge, { exact: true });
    await expect(badge).toBeVisible();
    expect(await hueOf(badge)).toBe(statuses[status].hue);
    await expect(heading.getByText(types[type], { exact: true })).toBeVisible();
    await expect(heading.getByText(location, { exact: true })).toBeVisible();
    for (const paragraph of description.split("\n\n")) {
      await expect(page.getByRole("article")).toContainText(paragraph);
    }
    await expect(fact(page, "Superficie")).toHaveText(details.area);
    for (const [term, count] of [
      ["Dormitorio", details.bedrooms],
      ["Baño", details.bathrooms],
    ] as const) {
      const label = page.locator("dt", { hasText: term });
      if (count === undefined) await expect(label).toHaveCount(0);
      else await expect(fact(page, term)).toHaveText(String(count));
    }
    await expect(listUnder(page, "Características")).toHaveText(details.features);
    await expect(fact(page, "Inicio de las obras")).toHaveText(monthOf(start));
    await expect(fact(page, "Fin previsto")).toHaveText(monthOf(end));
    await expectSideForm(page);
  });
}

for (const { device, viewport } of devices) {
  test(`«Contactar» puts the cursor in the form, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, projectPath(nth(projects)));
    await expectLeadsToForm(page, "Contactar");
    await page.keyboard.type("Ana");
    await expect(page.getByRole("complementary").getByLabel("Nombre")).toHaveValue("Ana");
  });
}
