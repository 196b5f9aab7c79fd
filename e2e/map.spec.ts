import type { Page } from "@playwright/test";
import { site } from "./content";
import {
  expect,
  getRestingPosition,
  open,
  openStopped,
  PHONE,
  pass,
  scrollTo,
  settled,
  test,
} from "./support";

test.use({ viewport: PHONE });

const { street, postalCode, city } = site.address;
/** The address that stands for the map; the one over it has a line of its own for the street. */
const findAddress = (page: Page) => page.getByText(`${street}, ${postalCode} ${city}`);

test("the map is requested once, when it comes into view", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("openstreetmap")) requests.push(request.url());
  });
  const frames = page.locator("iframe");
  await open(page, "/");
  await page.locator("#inversion").scrollIntoViewIfNeeded();
  await getRestingPosition(page);
  await settled(page);
  await expect(frames).toHaveCount(0);
  expect(requests).toEqual([]);
  const link = page.getByRole("link", { name: /OpenStreetMap/ });
  await link.scrollIntoViewIfNeeded();
  await expect(frames).toHaveCount(1);
  await expect(frames).toHaveAttribute("title", /\S/);
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toContain(`marker=${site.map.latitude}%2C${site.map.longitude}`);
  await scrollTo(page, 0);
  await getRestingPosition(page);
  await link.scrollIntoViewIfNeeded();
  await getRestingPosition(page);
  await expect(frames).toHaveCount(1);
  expect(requests).toHaveLength(1);
});

test("a map that does not answer is replaced by the address, above a link to it", async ({
  page,
  context,
}) => {
  await context.route(/openstreetmap/, () => {});
  await openStopped(page, "/");
  const link = page.getByRole("link", { name: /OpenStreetMap/ });
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toHaveCount(1);
  const message = page.getByText("El mapa no se puede mostrar aquí.");
  await expect(message).toBeHidden();
  await pass(page, 15_000);
  await expect(message).toBeVisible();
  await expect(findAddress(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(link).toBeVisible();
});

test.describe("without scripts", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the address and a link stand for the map", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("El mapa no se puede mostrar aquí.")).toBeVisible();
    await expect(findAddress(page)).toBeVisible();
    await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toBeVisible();
  });
});
