import { legalIds, legalLinks, nth, rentals, services, site, socialLinks } from "./content";
import { legalPath, rentalPath, servicePath } from "./paths";
import { expectReached, restingPlace, scrollTo } from "./scroll";
import { expect, open, test } from "./support";

test.beforeEach(({ page }) => open(page, rentalPath(nth(rentals))));

test("has the quick links", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Enlaces rápidos" }).getByRole("link");
  await expect(links).toHaveText(site.quickLinks.map(({ label }) => label));
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(site.quickLinks.map(({ target }) => target));
});

test("leads to a section by a quick link", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Enlaces rápidos" });
  await links.getByRole("link", { name: "Inversión" }).click();
  await expect(page).toHaveURL("/#inversion");
  await expectReached(page, "inversion");
});

test("leads to the page of every service", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Servicios" }).getByRole("link");
  await expect(links).toHaveCount(services.length);
  for (const service of services) {
    const link = links.filter({ hasText: service.title });
    await expect(link).toHaveAttribute("href", servicePath(service));
  }
});

test("has the address", async ({ page }) => {
  const address = page.getByRole("contentinfo").locator("address");
  const { street, postalCode, city } = site.address;
  await expect(address).toContainText(street);
  await expect(address).toContainText(`${postalCode} ${city}`);
  await expect(address).toContainText(site.contact.phone);
  await expect(address).toContainText(site.contact.email);
});

const legal = legalLinks.map(({ label, page = "", target }) => ({
  label,
  target: target ?? (legalIds.includes(page) ? legalPath(page) : undefined),
}));

for (const [name, entries] of [
  ["Información legal", legal],
  ["Redes sociales", socialLinks],
] as const) {
  test(`has links, and placeholders where there is no target: ${name}`, async ({ page }) => {
    const links = page.getByRole("list", { name }).getByRole("link");
    await expect(links).toHaveCount(entries.length);
    for (const [index, { label, target }] of entries.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAccessibleName(label);
      if (target) await expect(link).toHaveAttribute("href", target);
      else {
        await expect(link).not.toHaveAttribute("href");
        await link.click({ force: true });
        await expect(page).toHaveURL(rentalPath(nth(rentals)));
      }
    }
  });
}

test("goes back to the top by its button", async ({ page }) => {
  await scrollTo(page, 100_000);
  expect(await restingPlace(page)).toBeGreaterThan(500);
  await page.getByRole("button", { name: "Volver arriba" }).click();
  await expect.poll(() => restingPlace(page)).toBe(0);
  await expect(page).toHaveURL(rentalPath(nth(rentals)));
});
