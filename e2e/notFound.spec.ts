import { site, unknownPaths } from "./content";
import { EXPECTED_404, expect, open, test } from "./support";

test.use({ tolerated: EXPECTED_404 });

const lists: Record<string, string> = {
  "Proyecto no encontrado": "/proyectos/",
  "Propiedad no encontrada": "/alquiler/",
  "Servicio no encontrado": "/#servicios",
};

for (const { path, message } of unknownPaths) {
  test(`${path} answers 404 with «${message}» and a link home`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(message);
    await expect(page).toHaveTitle(new RegExp(`${site.fullName}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("meta[name='robots']")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("link[rel='canonical']")).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page).toHaveURL(path);
    for (const width of [320, 390, 600, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const home = page.getByRole("main").getByRole("link", { name: "Volver al inicio" });
    const list = page.getByRole("main").getByRole("link", { name: /^Ver / });
    await expect(list).toHaveCount(message in lists ? 1 : 0);
    if (message in lists) {
      await list.click();
      await expect(page).toHaveURL(lists[message] ?? "");
      await open(page, path);
    }
    await home.click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#inicio")).toBeInViewport();
  });
}

test("an unknown page says so in its HTML", async ({ request }) => {
  const response = await request.get("/proyecto/99/");
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>[^<]* no encontrad[ao]<\/h1>/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});
