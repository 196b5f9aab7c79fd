import { euros, nth, rentals, site } from "./content";
import { expectLeadsToForm, expectSideForm, fact, listUnder } from "./details";
import { rentalPath } from "./paths";
import { devices, expect, open, test } from "./support";

const { depositMonths, guaranteeMonths, minimumMonths, renewal } = site.rentalConditions;
const months = (count: number) => `${count} ${count === 1 ? "mes" : "meses"}`;

for (const rental of rentals) {
  test(`shows all of ${rental.title}`, async ({ page }) => {
    await open(page, rentalPath(rental));
    const { title, location, description, price, bedrooms, bathrooms, area, features } = rental;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("article header")).toContainText(location);
    await expect(fact(page, "Precio mensual")).toHaveText(`${euros(price)} al mes`);
    for (const paragraph of description.split("\n\n")) {
      await expect(page.getByRole("article")).toContainText(paragraph);
    }
    await expect(fact(page, "Dormitorio")).toHaveText(String(bedrooms));
    await expect(fact(page, "Baño")).toHaveText(String(bathrooms));
    await expect(fact(page, "Superficie")).toHaveText(`${area} m²`);
    await expect(listUnder(page, "Características")).toHaveText(features);
    await expect(fact(page, "Fianza")).toHaveText(months(depositMonths));
    await expect(fact(page, "Garantía adicional")).toHaveText(months(guaranteeMonths));
    await expect(fact(page, "Duración mínima")).toHaveText(`${months(minimumMonths)}, ${renewal}`);
    const total = page.getByRole("row", { name: /^En total/ });
    await expect(total.getByRole("cell")).toHaveText(
      euros((1 + depositMonths + guaranteeMonths) * price),
    );
    await expectSideForm(page);
  });
}

for (const { device, viewport } of devices) {
  test(`«Solicitar visita» puts the cursor in the form, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, rentalPath(nth(rentals)));
    await expectLeadsToForm(page, "Solicitar visita");
  });
}
