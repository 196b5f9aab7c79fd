import type { Page, Request } from "@playwright/test";
import { openStopped, pass } from "./clock";
import { fill, formOf, forms, statusOf, THANKS, TYPED } from "./formCases";
import { expect, test } from "./support";

/** Notes every request that a page makes from now on. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  return requests;
}

/** Expects the typed words nowhere but in the fields. */
async function expectKept(page: Page, path: string, requests: Request[]) {
  await expect(page).toHaveURL(path);
  const files = /\.(js|json|woff2|avif|webp|jpg|png|svg)(\?v=[0-9a-f]+)?$/;
  for (const request of requests) {
    expect(request.url()).toMatch(request.url().includes("openstreetmap") ? /embed/ : files);
    expect(request.method()).toBe("GET");
    expect(`${request.url()} ${request.postData()}`).not.toMatch(new RegExp(TYPED, "i"));
  }
}

for (const form of forms) {
  test(`what is typed into ${form.what} goes nowhere`, async ({ page }) => {
    await openStopped(page, form.path);
    const requests = requestsOf(page);
    await fill(page, form);
    await formOf(page, form).getByRole("button", { name: form.submit }).click();
    await pass(page, 1000);
    await expect(statusOf(page, form)).toContainText(THANKS);
    await pass(page, 3000);
    await expect(statusOf(page, form)).toBeEmpty();
    await expectKept(page, form.path, requests);
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(stored).not.toMatch(new RegExp(TYPED, "i"));
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
}

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const form of forms) {
    test(`sending ${form.what} changes no address and asks for nothing`, async ({ page }) => {
      await page.goto(form.path);
      await expect(formOf(page, form)).toHaveAttribute("method", "dialog");
      await expect(formOf(page, form).getByRole("button", { name: form.submit })).toBeHidden();
      await expect(formOf(page, form)).toContainText("Este formulario necesita JavaScript");
      await fill(page, form);
      await page.waitForLoadState("networkidle");
      const requests = requestsOf(page);
      let left = false;
      page.on("framenavigated", () => {
        left = true;
      });
      await formOf(page, form).locator("[name='email']").press("Enter");
      await formOf(page, form).evaluate((element) => {
        if (element instanceof HTMLFormElement) element.requestSubmit();
      });
      await page.waitForLoadState("networkidle");
      await expectKept(page, form.path, requests);
      expect(left).toBe(false);
      expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
      await expect(formOf(page, form).locator("[name='email']")).toHaveValue(
        form.fields.email ?? "",
      );
    });
  }
});
