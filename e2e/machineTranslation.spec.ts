import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixtures";
import { euros, facadePath, freeUnit, landing, projects, testimonials } from "./siteContent";

/** Wraps every text in two elements, as Google Translate does, except with `translate="no"`. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const isTranslated = ({ data, parentElement }: Text) =>
      data.trim() && !parentElement?.closest("script, style, [translate='no']");
    for (const text of texts.filter(isTranslated)) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(text.cloneNode());
    }
  });
}

test("a translated home follows its sliders", async ({ page }) => {
  await open(page, freeUnit.path);
  await translate(page);
  const loan = page.getByRole("slider", { name: "Hipoteca" });
  const instalment = page.getByRole("status").filter({ hasText: "al mes" });
  const savings = page.getByRole("heading", { name: "Ahorros que necesitas" }).locator("..");
  const [month, sum] = [await instalment.innerText(), await savings.innerText()];
  await loan.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(instalment).not.toHaveText(month);
  await expect(savings).not.toHaveText(sum);
});

test("a translated project follows its gallery and form", async ({ page }) => {
  await open(page, facadePath);
  await translate(page);
  await page.getByRole("button", { name: "Siguiente" }).click();
  await expect(page.getByText("2 / 4")).toBeVisible();
  await page.getByRole("button", { name: "Ver galería" }).click();
  const lightbox = page.getByRole("dialog");
  await expect(lightbox).toContainText("2 / 4");
  await translate(page);
  await page.keyboard.press("ArrowRight");
  await expect(lightbox).toContainText("3 / 4");
  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  const form = page.getByRole("complementary").getByRole("form");
  for (const name of ["name", "email"])
    await form.locator(`[name=${name}]`).fill("ana@example.com");
  await form.getByRole("button").click();
  await expect(form.getByRole("button")).toHaveText("Enviando…");
  await expect(page.getByText("¡Solicitud enviada!")).toBeVisible();
});

test("a translated landing page follows its simulator and carousel", async ({ page }) => {
  await open(page, "/");
  await translate(page);
  const simulator = page.getByRole("group", { name: "Haz tus números" });
  await simulator.getByRole("slider", { name: "Cantidad" }).fill("75000");
  await expect(simulator.getByRole("button")).toHaveText(`Quiero invertir ${euros(75_000)}`);
  await expect(simulator.locator("strong")).toContainText(
    euros((75_000 * 4 * landing.investment.annualReturn.max) / 100),
  );
  const carousel = page.getByRole("group", { name: landing.testimonialsHeading.title });
  for (const [index, { name }] of testimonials.slice(0, 2).entries()) {
    await carousel.getByRole("button", { name: `Testimonio ${index + 1} de` }).click();
    await expect(carousel.locator("figure[data-current=true]")).toContainText(name);
  }
});

const finished = projects.filter(({ status }) => status === "past").length;

test("a translated list follows its filters", async ({ page }) => {
  await open(page, "/proyectos/");
  await translate(page);
  await page.getByRole("button", { name: "Completados" }).click();
  await expect(page.getByRole("search").getByRole("status")).toHaveText(`${finished} proyectos`);
  await expect(page.getByRole("article")).toHaveCount(finished);
});

test.describe("a page translated before hydration", () => {
  // React reports that it re-renders the page.
  test.use({ tolerated: /Minified React error #418/ });

  test("follows its filters", async ({ page }) => {
    await page.route(/\/app-\w+\.js$/, async (route) => {
      await translate(page);
      await route.continue();
    });
    await open(page, "/proyectos/");
    await page.getByRole("button", { name: "Completados" }).click();
    await expect(page.getByRole("article")).toHaveCount(finished);
  });
});
