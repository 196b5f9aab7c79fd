import { EXPECTED_404, expect, findDeadControls, PHONE, test } from "./fixtures";
import {
  facadePath,
  getEntry,
  landing,
  projectPath,
  projects,
  samplePaths,
  site,
  testimonials,
} from "./siteContent";

// When Playwright disables scripts in Firefox, CSS doesn't notice: noScriptFirefox.spec.ts uses
// Firefox's own preference.
test.use({ javaScriptEnabled: false, tolerated: EXPECTED_404 });

for (const path of samplePaths) {
  test(`without scripts, ${path} shows all content and no dead controls`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const parts = page.locator("main :is(h2, h3, form)");
    for (const part of await parts.all()) await expect(part).toBeVisible();
    const pictures = page.getByRole("main").locator("img");
    expect(await pictures.count()).toBeGreaterThan(0);
    const failed = await pictures.evaluateAll(async (all: HTMLImageElement[]) => {
      for (const picture of all) {
        picture.scrollIntoView();
        await picture.decode().catch(() => {});
      }
      const isShown = (picture: HTMLImageElement) =>
        picture.naturalWidth > 0 &&
        picture.checkVisibility({ visibilityProperty: true }) &&
        picture.getAttribute("src")?.startsWith("/static/");
      return all.filter((picture) => !isShown(picture)).map(({ outerHTML }) => outerHTML);
    });
    expect(failed).toEqual([]);
    expect(await page.evaluate(findDeadControls)).toEqual([]);
    const header = page.getByRole("banner");
    if (path !== "/") await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.locator("footer").evaluate((node) => node.scrollIntoView());
    // Scrolling changes the landing page's header, too.
    await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(header).toBeInViewport();
  });
}

test("without scripts, all testimonials and an address for the map show", async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("group", { name: landing.testimonialsHeading.title });
  const quotes = await carousel.locator("figure").all();
  expect(quotes.length).toBe(testimonials.length);
  const tops = new Set<number>();
  for (const quote of quotes) {
    await expect(quote).toBeVisible();
    await expect(quote).toHaveCSS("opacity", "1");
    tops.add((await quote.boundingBox())?.y ?? 0);
  }
  expect(tops.size).toBe(quotes.length);
  await expect(page.locator("#inversion")).toBeVisible();
  await expect(page.getByText("Haz tus números")).toBeHidden();
  const { street, postalCode, city } = site.address;
  await expect(page.getByText("El mapa no se puede mostrar aquí.")).toBeVisible();
  await expect(page.getByText(`${street}, ${postalCode} ${city}`)).toBeVisible();
  await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();
});

test("without scripts, links lead to pages and sections, even on a 404", async ({ page }) => {
  await page.goto("/proyecto/99/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/no encontrad[ao]/);
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await expect(page).toHaveURL("/");
  await page.locator("#inicio").getByRole("link", { name: landing.hero.primary.label }).click();
  await expect(page).toHaveURL("/#proyectos");
  await expect(page.getByRole("heading", { name: landing.projectsHeading.title })).toBeInViewport();
  await page
    .locator("#proyectos")
    .getByRole("link", { name: getEntry(projects).title, exact: true })
    .click();
  await expect(page).toHaveURL(projectPath(getEntry(projects)));
  await page
    .getByRole("navigation", { name: "En esta página" })
    .getByText("Contactar", { exact: true })
    .click();
  await expect(page.getByRole("complementary").getByLabel("Nombre")).toBeInViewport();
});

test("without scripts, a gallery scrolls and the share panel opens", async ({ page }) => {
  await page.goto(projectPath(getEntry(projects)));
  const track = page.getByRole("list", { name: "Imágenes" });
  await track.focus();
  for (const picture of (await track.getByRole("img").all()).slice(1)) {
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(picture).toBeInViewport({ ratio: 0.9, timeout: 500 });
    }).toPass();
  }
  await page.getByRole("button", { name: "Compartir", exact: true }).click();
  const panel = page.getByRole("dialog", { name: /^Compartir/ });
  await expect(panel.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Copiar enlace" })).toBeHidden();
});

test("without scripts, chapters unfold, and sums and a map link show", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(facadePath);
  const [first, second] = await page.locator("#calidades details").all();
  if (!first || !second) throw new Error("no chapters");
  await expect(first.getByRole("listitem").first()).toBeVisible();
  await first.locator("summary").click();
  await expect(first.getByRole("listitem").first()).toBeHidden();
  await second.locator("summary").click();
  await expect(second.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Forma de pago" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mapa de OpenStreetMap" })).toBeVisible();
});
