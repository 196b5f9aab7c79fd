import type { Page } from "@playwright/test";
import { landing, testimonials } from "./content";
import { expect, open, PHONE, test } from "./support";

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

test("one quote is visible, that of the chosen dot, and narrow windows have dots alone", async ({
  page,
}) => {
  await open(page, "/");
  await expectQuote(page, 1);
  await findButton(page, new RegExp(`^Testimonio ${last} `)).click();
  await expectQuote(page, last);
  const arrows = ["Anterior", "Siguiente"].map((name) => findButton(page, name));
  for (const arrow of arrows) await expect(arrow).toBeVisible();
  await page.setViewportSize(PHONE);
  for (const arrow of arrows) await expect(arrow).toBeHidden();
  await expect(findButton(page, /^Testimonio 1 /)).toBeVisible();
});
