import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { startReceiver, startSite } from "./endpoint/servers";
import {
  contact,
  type FormCase,
  fill,
  findForm,
  findStatus,
  investment,
  projectForm,
  readValues,
  THANKS,
} from "./forms";

// The shipped site sends nothing: here its forms are on a page of their own, and a server on this
// machine receives them.
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let other: Awaited<ReturnType<typeof startReceiver>>;
let site: Awaited<ReturnType<typeof startSite>>;

const side: FormCase = { ...projectForm, name: "Pregunta por esta promoción" };
const names = new Map([
  [investment, "inversion"],
  [contact, "contacto"],
  [side, "ficha"],
]);

test.beforeAll(async () => {
  [receiver, other] = [await startReceiver(), await startReceiver()];
  site = await startSite(receiver.endpoint);
});
test.afterAll(() => Promise.all([receiver.break(), other.break(), site.stop()]));

test.beforeEach(({ context }) => {
  receiver.arrivals.length = 0;
  receiver.answerWith(200);
  return context.route(/openstreetmap/, (route) => route.abort());
});

const findButton = (page: Page, form: FormCase) =>
  findForm(page, form).locator("button[type=submit]");

async function open(page: Page) {
  await page.goto(site.url);
  await page.waitForFunction(() =>
    Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

/** What arrives of a filled form. */
function listSent(form: FormCase): Record<string, string> {
  return {
    "form-name": names.get(form) ?? "",
    _gotcha: "",
    ...(form === side && { subject: "Visita" }),
    ...form.fields,
    ...(form === investment && { investmentType: "commercial" }),
    ...(form === contact && { privacy: "on" }),
  };
}

test("a form arrives once, and thanks only then; so do the others", async ({ page }) => {
  await open(page);
  await fill(page, side);
  const answer = receiver.hang();
  await findButton(page, side).click();
  await expect(findButton(page, side)).toHaveText("Enviando…");
  // Playwright itself would wait until it can be pressed again.
  await findButton(page, side).click({ force: true });
  await findForm(page, side).locator("[name=email]").press("Enter");
  await expect.poll(() => receiver.arrivals.length).toBe(1);
  await expect(findStatus(page, side)).toBeEmpty();
  answer();
  await expect(findStatus(page, side)).toContainText(THANKS);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(findStatus(page, side)).toBeEmpty();
  await expect(findForm(page, side).locator("[name=email]")).toHaveValue("");
  for (const form of [investment, contact]) {
    await fill(page, form);
    await findButton(page, form).click();
    await expect(findStatus(page, form)).toContainText(THANKS);
  }
  expect(receiver.arrivals).toEqual(
    [side, investment, contact].map((form) => ({
      type: "application/x-www-form-urlencoded;charset=UTF-8",
      accept: "application/json",
      fields: listSent(form),
    })),
  );
  await expect(page).toHaveURL(site.url);
});

/** Expects a form to own up to its failure, and to work again once its destination does. */
async function expectSecondChance(page: Page, form: FormCase, comeBack: () => unknown) {
  const alert = findForm(page, form).getByRole("alert");
  await expect(alert).toBeVisible();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(alert.getByRole("link", { name: /^910/ })).toHaveAttribute("href", /^tel:/);
  await expect(alert.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(findStatus(page, form)).toBeEmpty();
  expect(await readValues(page, form)).toMatchObject(form.fields);
  await expect(findButton(page, form)).toHaveText("Reintentar");
  const before = receiver.arrivals.length;
  await comeBack();
  await findButton(page, form).click();
  await expect(alert).toHaveCount(0);
  await expect(findStatus(page, form)).toContainText(THANKS);
  expect(receiver.arrivals.slice(before)).toMatchObject([{ fields: listSent(form) }]);
}

test("a form that is answered with an error keeps what was typed", async ({ page }) => {
  await open(page);
  receiver.answerWith(500);
  await fill(page, side);
  await findButton(page, side).click();
  await expect(findForm(page, side).getByRole("alert")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("form:has([role=alert])").analyze();
  expect(violations).toEqual([]);
  await expectSecondChance(page, side, () => receiver.answerWith(201));
});

test("a form that reaches nobody keeps what was typed", async ({ page }) => {
  await open(page);
  await fill(page, contact);
  await receiver.break();
  await findButton(page, contact).click();
  await expectSecondChance(page, contact, receiver.comeBack);
});

test("a form that gets no answer for 15 seconds gives up", async ({ page }) => {
  // Here a second lasts a tenth of one.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      document.title = `${milliseconds} ms`;
      return timeout(milliseconds / 10);
    };
  });
  await open(page);
  await fill(page, investment);
  const answer = receiver.hang();
  await findButton(page, investment).click();
  await expect.poll(() => receiver.arrivals.length).toBe(1);
  await expect(page).toHaveTitle("15000 ms");
  await expectSecondChance(page, investment, answer);
});

test("a robot is thanked, and nothing is sent", async ({ page }) => {
  await open(page);
  await fill(page, side);
  const trap = findForm(page, side).locator("[name=_gotcha]");
  expect(await trap.evaluate((node) => getComputedStyle(node).display)).not.toBe("none");
  await findForm(page, side).locator("[name=name]").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(trap).not.toBeFocused();
  await trap.evaluate((node: HTMLInputElement) => {
    node.value = "https://robot.example";
  });
  await findButton(page, side).click();
  await expect(findStatus(page, side)).toContainText(THANKS);
  expect(receiver.arrivals).toEqual([]);
});

test("the policy lets nothing be sent anywhere else", async ({ page }) => {
  await open(page);
  const forbidden = await page.evaluate(async (elsewhere) => {
    const found = new Set<string>();
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      found.add(effectiveDirective);
    });
    await fetch(elsewhere, { method: "POST" }).catch(() => {});
    const form = document.createElement("form");
    Object.assign(form, { action: elsewhere, method: "post" });
    document.body.append(form);
    form.submit();
    for (let turn = 0; turn < 50 && found.size < 2; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return [...found].sort();
  }, other.endpoint);
  expect(forbidden).toEqual(["connect-src", "form-action"]);
  expect(other.arrivals).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form arrives", async ({ page }) => {
    await page.goto(site.url);
    await expect(page.getByText("necesita JavaScript")).toHaveCount(0);
    await fill(page, contact);
    await findButton(page, contact).click();
    await expect(page).toHaveURL(receiver.endpoint);
    await expect(page.getByText("Recibido")).toBeVisible();
    expect(receiver.arrivals).toMatchObject([
      { type: "application/x-www-form-urlencoded", fields: listSent(contact) },
    ]);
  });
});
