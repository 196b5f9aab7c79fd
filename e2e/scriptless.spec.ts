import { landing, newestProjects, nth, services, testimonials } from "./content";
import { pagePaths, projectPath, samplePaths, tagOf } from "./paths";
import { expect, tap, test } from "./support";

// Those tagged for Chromium need styles that know of it: where Playwright turns scripts off
// in Firefox, they don't; scriptlessFirefox.spec.ts has Firefox's own switch.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** The landing page's styles change most where there are no scripts. */
const scriptlessTagOf = (path: string) => (path === "/" ? { tag: "@chromium" } : tagOf(path));

for (const path of pagePaths) {
  test(
    `${path} shows all its content and pictures without scripts`,
    scriptlessTagOf(path),
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const parts = page.locator("main :is(h2, h3, form)");
      for (const part of await parts.all()) await expect(part).toBeVisible();
      const pictures = page.getByRole("main").locator("img");
      if (!path.startsWith("/legal/")) expect(await pictures.count()).toBeGreaterThan(0);
      for (const picture of await pictures.all()) {
        await expect(picture).toHaveAttribute("src", /^\/static\//);
        await picture.evaluate((node) => node.scrollIntoView());
        await expect(picture).toBeVisible();
        await expect(picture).toHaveJSProperty("complete", true);
        await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
      }
    },
  );
}

test("every testimonial is shown, and no control that would do nothing", {
  tag: "@chromium",
}, async ({ page }) => {
  await page.goto("/");
  const carousel = page.getByRole("group", { name: landing.testimonials.title });
  const quotes = await carousel.locator("figure").all();
  expect(quotes.length).toBe(testimonials.length);
  const tops = new Set<number>();
  for (const quote of quotes) {
    await expect(quote).toBeVisible();
    await expect(quote).toHaveCSS("opacity", "1");
    tops.add((await quote.boundingBox())?.y ?? 0);
  }
  expect(tops.size).toBe(quotes.length);
  await expect(carousel.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Todos" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Volver arriba" })).toBeHidden();
});

for (const path of samplePaths) {
  test(`the header of ${path} is never light on light`, scriptlessTagOf(path), async ({ page }) => {
    await page.goto(path);
    const header = page.getByRole("banner");
    const white = path !== "/";
    if (white) await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    else await expect(header).toHaveCSS("color", "rgb(246, 242, 234)");
    await page.locator("footer").evaluate((node) => node.scrollIntoView());
    if (white) await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
    else await expect(header).not.toBeInViewport();
  });
}

test("links and anchors lead where they say", async ({ page }) => {
  await page.goto("/");
  await page.locator("#inicio").getByRole("link", { name: landing.hero.primary.label }).click();
  await expect(page).toHaveURL("/#proyectos");
  await expect(page.getByRole("heading", { name: landing.projects.title })).toBeInViewport();
  await page
    .locator("#proyectos")
    .getByRole("link", { name: nth(newestProjects).title })
    .click();
  await expect(page).toHaveURL(projectPath(nth(newestProjects)));
  await page.getByText("Contactar", { exact: true }).click();
  await expect(page.getByRole("complementary").getByLabel("Nombre")).toBeInViewport();
  await page.getByRole("link", { name: "Volver a proyectos" }).click();
  await expect(page).toHaveURL("/#proyectos");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: nth(services).title })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(nth(services).title);
});

test("the pictures of a gallery can be scrolled through", { tag: "@chromium" }, async ({
  page,
}) => {
  await page.goto(projectPath(nth(newestProjects)));
  const track = page.getByRole("list", { name: "Imágenes" });
  await track.focus();
  for (const picture of (await track.getByRole("img").all()).slice(1)) {
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(picture).toBeInViewport({ ratio: 0.9, timeout: 500 });
    }).toPass();
  }
  await expect(page.getByRole("button", { name: "Imagen 1 de 4" })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu opens by its button and leads on", async ({ page }) => {
    await page.goto("/");
    const menu = page.locator("#menu");
    await expect(menu).toBeHidden();
    await tap(page.getByRole("button", { name: "Menú" }));
    await expect(menu).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await tap(menu.getByRole("link", { name: "Alquiler" }));
    await expect(page).toHaveURL("/#alquiler");
    await expect(page.getByRole("heading", { name: landing.rentals.title })).toBeInViewport();
  });
});
