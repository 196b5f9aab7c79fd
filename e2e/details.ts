import type { Locator, Page } from "@playwright/test";
import { site } from "./content";
import { expect } from "./support";

/** The value beside a term, as in «Superficie: 120 m²». */
export function fact(page: Page, term: string): Locator {
  return page
    .getByRole("main")
    .locator("dl > div, dl")
    .filter({ has: page.locator("> dt", { hasText: term }) })
    .locator("> dd")
    .last();
}

/** The list under a heading of a detail page. */
export function listUnder(page: Page, heading: string): Locator {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .getByRole("listitem");
}

/** Expects the box with the second telephone number and e-mail, and a form with nothing required. */
export async function expectSideForm(page: Page): Promise<void> {
  const box = page.getByRole("complementary");
  await expect(box).toContainText(site.detailContact.phone);
  await expect(box).toContainText(site.detailContact.email);
  const form = box.getByRole("form");
  for (const label of ["Nombre", "Correo electrónico", "Teléfono", "Mensaje"]) {
    await expect(form.getByLabel(label)).toBeEditable();
  }
  await expect(form.locator("[required], [aria-required='true']")).toHaveCount(0);
}

/** Expects that a button puts the cursor in the side form, in full view. */
export async function expectLeadsToForm(page: Page, name: string): Promise<void> {
  const heading = page.locator("article header");
  await heading.getByText(name, { exact: true }).click();
  const field = page.getByRole("complementary").getByLabel("Nombre");
  await expect(field).toBeFocused();
  const clear = async () => {
    const box = await field.boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    return Boolean(box && header && box.y >= header.y + header.height);
  };
  await expect.poll(clear).toBe(true);
  await expect(field).toBeInViewport({ ratio: 1 });
}
