import type { Page, Request } from "@playwright/test";
import { euros, landing } from "./content";
import {
  contact,
  type FormCase,
  fill,
  findForm,
  findStatus,
  forms,
  investment,
  readValues,
  SENTENCE,
  sideForms,
  THANKS,
  TYPED,
} from "./forms";
import { expect, open, openStopped, PHONE, pass, test } from "./support";

const findSubmit = (page: Page, form: FormCase) =>
  findForm(page, form).getByRole("button", { name: /^Envi/ });

/** Records every request from now on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  return requests;
}

/** Expects the typed words in no request, no address and no storage. */
async function expectPrivate(page: Page, path: string, requests: Request[]) {
  await expect(page).toHaveURL(path);
  const files = /\.(js|json|woff2|avif|webp|jpg|png|svg)(\?v=[0-9a-f]+)?$/;
  for (const request of requests) {
    expect(request.url()).toMatch(request.url().includes("openstreetmap") ? /embed/ : files);
    expect(request.method()).toBe("GET");
    expect(`${request.url()} ${request.postData()}`).not.toMatch(new RegExp(TYPED, "i"));
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(new RegExp(TYPED, "i"));
}

/** The values of an emptied form: its initial ones, and the first kind of investment. */
function listInitialValues(form: FormCase): Record<string, string> {
  const entries = Object.keys(form.fields).map((name) => [name, ""]);
  const kind = form.required.includes("investmentType") ? { investmentType: "residential" } : {};
  return { ...Object.fromEntries(entries), ...kind, ...form.prefilled };
}

for (const form of forms) {
  test(`${form.what} thanks after 1 second, comes back empty after 3, and sends nothing`, async ({
    page,
  }) => {
    await openStopped(page, form.path);
    const requests = recordRequests(page);
    const status = findStatus(page, form);
    await expect(status).toHaveCount(1);
    await expect(status).toBeEmpty();
    await fill(page, form);
    expect(await readValues(page, form)).toMatchObject(form.fields);
    await findSubmit(page, form).click();
    await pass(page, 999);
    await expect(status).toBeEmpty();
    await expect(findForm(page, form)).toBeVisible();
    await pass(page, 1);
    await expect(status.getByText(THANKS, { exact: true })).toBeVisible();
    await expect(status.getByText(SENTENCE, { exact: true })).toBeVisible();
    await expect(findForm(page, form)).toBeHidden();
    await pass(page, 2999);
    await expect(status.getByText(THANKS)).toBeVisible();
    await pass(page, 1);
    await expect(status).toBeEmpty();
    await expect(findForm(page, form)).toBeVisible();
    expect(await readValues(page, form)).toEqual(listInitialValues(form));
    await expect(findSubmit(page, form)).toHaveText(form.submit);
    await expect(findSubmit(page, form)).toBeEnabled();
    await expectPrivate(page, form.path, requests);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });
}

test("the focus is never lost while a form is sent by keyboard", async ({ page }) => {
  await openStopped(page, investment.path);
  await fill(page, investment);
  await findSubmit(page, investment).focus();
  await page.keyboard.press("Enter");
  for (const stretch of [0, 500, 499, 1, 1500, 1499, 1]) {
    await pass(page, stretch);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  }
  await expect(findForm(page, investment)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(findForm(page, investment).locator(":focus")).toHaveAttribute("name", "name");
});

/** Submits and expects the browser to prevent it, or the form to accept it. */
async function expectAccepted(page: Page, form: FormCase, accepted: boolean) {
  await findSubmit(page, form).click();
  const isValid = await findForm(page, form).evaluate(
    (element) => element instanceof HTMLFormElement && element.checkValidity(),
  );
  expect(isValid).toBe(accepted);
  await pass(page, 1000);
  if (accepted) await expect(findStatus(page, form)).not.toBeEmpty();
  else {
    await expect(findStatus(page, form)).toBeEmpty();
    await expect(findForm(page, form).locator(":focus")).toHaveCount(1);
  }
}

for (const form of [investment, contact]) {
  test(`${form.what} is accepted only with every required field and a valid address`, async ({
    page,
  }) => {
    await openStopped(page, form.path);
    const required = await findForm(page, form)
      .locator("[required]")
      .evaluateAll((all) => all.map((field) => field.getAttribute("name")));
    expect(required.sort()).toEqual([...form.required].sort());
    await expectAccepted(page, form, false);
    await fill(page, form);
    for (const name of form.required.filter((field) => field in form.fields)) {
      const field = findForm(page, form).locator(`[name="${name}"]`);
      for (const wrong of name === "email" ? ["", "ana@"] : [""]) {
        await field.fill(wrong);
        await expectAccepted(page, form, false);
        await expect(field).toBeFocused();
      }
      await field.clear();
      await field.fill(form.fields[name] ?? "");
    }
    if (form.required.includes("privacy")) {
      const consent = findForm(page, form).getByRole("checkbox", {
        name: "He leído y acepto la política de privacidad",
      });
      await consent.uncheck();
      await expectAccepted(page, form, false);
      await expect(consent).toBeFocused();
      await consent.check();
    } else await findForm(page, form).locator("[name='message']").clear();
    await expectAccepted(page, form, true);
  });
}

for (const form of sideForms.slice(0, 1)) {
  test("a side form is accepted empty", async ({ page }) => {
    await openStopped(page, form.path);
    await expectAccepted(page, form, true);
  });
}

test("the simulator works with the keyboard and fills in the form", async ({ page }) => {
  const { annualReturn, minimumAmount } = landing.investment;
  await open(page, "/");
  const simulator = page.getByRole("group", { name: "Haz tus números" });
  const amount = simulator.getByRole("slider", { name: "Cantidad" });
  await amount.focus();
  await page.keyboard.press("Home");
  await expect(amount).toHaveValue(String(minimumAmount));
  await page.keyboard.press("Tab");
  await expect(simulator.getByRole("slider", { name: "Plazo" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  const [least, most] = [annualReturn.min, annualReturn.max].map(
    (rate) => (2 * rate * minimumAmount) / 100,
  ) as [number, number];
  const band = `Entre ${euros(minimumAmount + least)} y ${euros(minimumAmount + most)}`;
  await expect(simulator).toContainText(
    `${band} al cabo de 2 años: de ${euros(least)} a ${euros(most)}`,
  );
  await expect(simulator).toContainText("Estimación sin garantía");
  await amount.fill("75000");
  await simulator.getByRole("button", { name: /^Llevar/ }).press("Enter");
  const field = page.getByLabel("Cantidad a invertir");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^75\.000\s€$/);
});

test.describe("by touch", { tag: "@chromium" }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a tap moves the simulator's slider to its place", async ({ page }) => {
    await open(page, "/");
    const slider = page.getByRole("slider", { name: "Cantidad" });
    await slider.scrollIntoViewIfNeeded();
    const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
    await slider.tap({ position: { x: width - 2, y: height / 2 } });
    await expect(slider).toHaveValue(String(25 * landing.investment.minimumAmount));
  });
});

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  for (const form of [investment, contact, ...sideForms.slice(0, 1)]) {
    test(`${form.what} says what it needs, and goes nowhere`, async ({ page }) => {
      await page.goto(form.path);
      await expect(findForm(page, form)).toHaveAttribute("method", "dialog");
      await expect(findForm(page, form).getByRole("button", { name: form.submit })).toBeHidden();
      await expect(findForm(page, form)).toContainText("Este formulario necesita JavaScript");
      await fill(page, form);
      await page.waitForLoadState("networkidle");
      const requests = recordRequests(page);
      let left = false;
      page.on("framenavigated", () => {
        left = true;
      });
      await findForm(page, form).locator("[name='email']").press("Enter");
      await findForm(page, form).evaluate((element) => {
        if (element instanceof HTMLFormElement) element.requestSubmit();
      });
      await page.waitForLoadState("networkidle");
      await expectPrivate(page, form.path, requests);
      expect(left).toBe(false);
      const email = findForm(page, form).locator("[name='email']");
      await expect(email).toHaveValue(form.fields.email ?? "");
    });
  }
});
