import type { Page } from "@playwright/test";
import { openStopped, pass } from "./clock";
import {
  type FormCase,
  fill,
  formOf,
  forms,
  investment,
  SENTENCE,
  statusOf,
  THANKS,
  valuesOf,
} from "./formCases";
import { expect, test } from "./support";

const submitOf = (page: Page, form: FormCase) =>
  formOf(page, form).getByRole("button", { name: /^Envi/ });

/** What the document has the focus on. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** What an emptied form holds: what it began with, and the first kind of investment. */
function emptied(form: FormCase): Record<string, string> {
  const entries = Object.keys(form.fields).map((name) => [name, ""]);
  const kind = form.required.includes("investmentType") ? { investmentType: "residential" } : {};
  return { ...Object.fromEntries(entries), ...kind, ...form.prefilled };
}

for (const form of forms) {
  test.describe(form.what, () => {
    test.beforeEach(({ page }) => openStopped(page, form.path));

    test("thanks after 1 second and comes back empty after 3 more", async ({ page }) => {
      const status = statusOf(page, form);
      await expect(status).toHaveCount(1);
      await expect(status).toBeEmpty();
      await fill(page, form);
      expect(await valuesOf(page, form)).toMatchObject(form.fields);
      await submitOf(page, form).click();
      await pass(page, 999);
      await expect(status).toBeEmpty();
      await expect(formOf(page, form)).toBeVisible();
      await pass(page, 1);
      await expect(status).toBeVisible();
      await expect(status.getByText(THANKS, { exact: true })).toBeVisible();
      await expect(status.getByText(SENTENCE, { exact: true })).toBeVisible();
      await expect(formOf(page, form)).toBeHidden();
      await pass(page, 2999);
      await expect(status.getByText(THANKS)).toBeVisible();
      await pass(page, 1);
      await expect(status).toBeEmpty();
      await expect(formOf(page, form)).toBeVisible();
      expect(await valuesOf(page, form)).toEqual(emptied(form));
      await expect(submitOf(page, form)).toHaveText(form.submit);
      await expect(submitOf(page, form)).toBeEnabled();
    });

    test("keeps whoever sent it by keyboard out of nowhere", async ({ page }) => {
      await fill(page, form);
      await submitOf(page, form).focus();
      await page.keyboard.press("Enter");
      for (const stretch of [0, 500, 499, 1, 1500, 1499, 1]) {
        await pass(page, stretch);
        expect(await focused(page)).not.toBe("BODY");
      }
      await expect(formOf(page, form)).toBeVisible();
      await page.keyboard.press("Tab");
      const inside = formOf(page, form).locator(":focus");
      await expect(inside).toHaveAttribute("name", "name");
    });
  });
}

test.describe("any form", () => {
  test.beforeEach(({ page }) => openStopped(page, "/"));

  test("leaves whoever went elsewhere meanwhile where they are", async ({ page }) => {
    await fill(page, investment);
    await submitOf(page, investment).click();
    await pass(page, 500);
    const elsewhere = page.getByRole("contentinfo").getByRole("link").first();
    await elsewhere.focus();
    await pass(page, 500);
    await expect(statusOf(page, investment)).not.toBeEmpty();
    await expect(elsewhere).toBeFocused();
    await pass(page, 3000);
    await expect(statusOf(page, investment)).toBeEmpty();
    await expect(elsewhere).toBeFocused();
  });

  test("takes no second submission while it is busy", async ({ page }) => {
    await fill(page, investment);
    await submitOf(page, investment).click();
    await pass(page, 600);
    await formOf(page, investment).locator("[name='email']").press("Enter");
    await pass(page, 400);
    await expect(statusOf(page, investment)).toContainText(THANKS);
    await pass(page, 3000);
    await expect(statusOf(page, investment)).toBeEmpty();
    await pass(page, 5000);
    await expect(statusOf(page, investment)).toBeEmpty();
  });

  test("can be sent again", async ({ page }) => {
    for (const round of [1, 2]) {
      await test.step(`round ${round}`, async () => {
        await fill(page, investment);
        await submitOf(page, investment).click();
        await pass(page, 1000);
        await expect(statusOf(page, investment)).toContainText(THANKS);
        await pass(page, 3000);
        await expect(statusOf(page, investment)).toBeEmpty();
      });
    }
  });
});
