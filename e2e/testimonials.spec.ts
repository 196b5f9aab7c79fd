import { expect, open, PHONE, test } from "./fixtures";
import { getEntry, landing, testimonials } from "./siteContent";

test("one quote is visible, and narrow windows have dots but no arrows", async ({ page }) => {
  await open(page, "/");
  const carousel = page.getByRole("group", { name: landing.testimonialsHeading.title });
  const findButton = (name: string | RegExp) => carousel.getByRole("button", { name });
  const expectQuote = ({ name }: { name: string }) =>
    expect(carousel.locator("figure:visible figcaption")).toHaveText([new RegExp(name)]);
  await expectQuote(getEntry(testimonials));
  await findButton(new RegExp(`^Testimonio ${testimonials.length} `)).click();
  await expectQuote(getEntry(testimonials, -1));
  const arrows = ["Anterior", "Siguiente"].map(findButton);
  for (const arrow of arrows) await expect(arrow).toBeVisible();
  await page.setViewportSize(PHONE);
  for (const arrow of arrows) await expect(arrow).toBeHidden();
  await expect(findButton(/^Testimonio 1 /)).toBeVisible();
});
