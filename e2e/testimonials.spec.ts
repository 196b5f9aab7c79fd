import type { Page } from "@playwright/test";
import { landing, testimonials } from "./content";
import { expect, openStopped, PHONE, pass, test } from "./support";

const last = testimonials.length;

const findCarousel = (page: Page) => page.getByRole("group", { name: landing.testimonials.title });
const findButton = (page: Page, name: string | RegExp) =>
  findCarousel(page).getByRole("button", { name });

/** Expects one quote to be visible, counted from 1, and the dots to agree. */
async function expectQuote(page: Page, position: number) {
  const readVisible = () =>
    findCarousel(page)
      .locator("figure")
      .evaluateAll((all) =>
        all.flatMap((quote, index) =>
          getComputedStyle(quote).visibility === "visible" ? [index + 1] : [],
        ),
      );
  await expect.poll(readVisible).toEqual([position]);
  await expect(findCarousel(page).locator("[aria-current='true']")).toHaveAccessibleName(
    new RegExp(`^Testimonio ${position} de ${last}`),
  );
}

test("under reduced motion the testimonials move by hand only", async ({ page }) => {
  await openStopped(page, "/");
  await expectQuote(page, 1);
  await pass(page, 30_000);
  await expectQuote(page, 1);
  await expect(findCarousel(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");
  for (let position = last; position > 0; position -= 1) {
    await findButton(page, new RegExp(`^Testimonio ${position} `)).click();
    await expectQuote(page, position);
  }
  await findButton(page, "Anterior").click();
  await expectQuote(page, last);
  await findButton(page, "Siguiente").click();
  await expectQuote(page, 1);
  await page.setViewportSize(PHONE);
  await expect(findButton(page, "Anterior")).toBeHidden();
  await expect(findButton(page, "Siguiente")).toBeHidden();
  await expect(findButton(page, /^Testimonio 1 /)).toBeVisible();
});
