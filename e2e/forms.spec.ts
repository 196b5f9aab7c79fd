import type { Locator, Page, Request } from "@playwright/test";
import {
  advanceClock,
  describeVisibility,
  expect,
  getRestingPosition,
  open,
  openWithStoppedClock,
  PHONE,
  scrollTo,
  test,
  waitForHydration,
} from "./fixtures";
import {
  contact,
  type FormCase,
  fill,
  findForm,
  findStatus,
  findSubmit,
  investment,
  projectForm,
  rentalForm,
  SENTENCE,
  THANKS,
  TYPED,
} from "./formHelpers";
import { formEndpoint, getEntry, landing, servicePath, services, site } from "./siteContent";

const findField = (page: Page, form: FormCase, name: string) =>
  findForm(page, form).locator(`[name="${name}"]`);

/** Records all requests from now on. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on("request", (request) => requests.push(request));
  return requests;
}

/** Expects the typed text in no URL, storage or request, except to the form service. */
async function expectPrivate(page: Page, path: string, requests: Request[]) {
  await expect(page).toHaveURL(path);
  const files = /\.(js|json|woff2|avif|webp|jpg|png|svg)(\?v=[0-9a-f]+)?$/;
  for (const request of requests.filter((one) => one.url() !== formEndpoint)) {
    expect(request.url()).toMatch(request.url().includes("openstreetmap") ? /embed/ : files);
    expect(request.method()).toBe("GET");
    expect(`${request.url()} ${request.postData()}`).not.toMatch(new RegExp(TYPED, "i"));
  }
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(new RegExp(TYPED, "i"));
}

test.describe("on a narrow screen", () => {
  test.use({ viewport: PHONE });

  test("a form thanks in view, and sends nothing to anyone else", async ({ page }) => {
    const form = rentalForm;
    await openWithStoppedClock(page, form.path);
    const requests = recordRequests(page);
    const status = findStatus(page, form);
    await fill(page, form);
    await findSubmit(page, form).focus();
    await page.keyboard.press("Enter");
    await advanceClock(page, 1000);
    for (const text of [THANKS, SENTENCE]) {
      await expect(status.getByText(text, { exact: true })).toBeInViewport({ ratio: 0.99 });
    }
    await expect(status).toBeFocused();
    await advanceClock(page, 3000);
    await expectPrivate(page, form.path, requests);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.keyboard.press("Tab");
    await expect(findForm(page, form).locator(":focus")).toHaveAttribute("name", "name");
  });
});

/** Expects the marks of an invalid field, a thick border and a sentence below it, or neither. */
async function expectMark(field: Locator, sentence: string) {
  await expect(field).toHaveAccessibleDescription(sentence);
  const edge = await field.evaluate((node) => getComputedStyle(node).boxShadow);
  expect(edge === "none").toBe(sentence === "");
}

/** What the fields say when they can't be sent. */
const SENTENCES = {
  name: "Dinos cómo te llamas.",
  email: "Escribe un correo completo, como ana@correo.example.",
  subject: "Dinos de qué se trata.",
  message: "Escribe tu mensaje.",
  privacy: "Marca esta casilla para que podamos contestarte.",
};

test("an invalid field comes into view, and is marked until corrected", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, contact.path);
  await findSubmit(page, contact).scrollIntoViewIfNeeded();
  for (const name of Object.keys(SENTENCES)) await expectMark(findField(page, contact, name), "");
  await findSubmit(page, contact).click();
  const field = findField(page, contact, "name");
  await expect(field).toBeFocused();
  await getRestingPosition(page);
  const label = findForm(page, contact).getByText("Nombre", { exact: true });
  expect(await describeVisibility(page, label)).toBe("in view");
  await expect(field).toBeInViewport({ ratio: 1 });
  for (const [name, sentence] of Object.entries(SENTENCES)) {
    await expectMark(findField(page, contact, name), sentence);
  }
  await expect(page.getByText(SENTENCES.name)).toBeInViewport({ ratio: 1 });
  await field.pressSequentially("Ana");
  await findField(page, contact, "email").pressSequentially("ana@");
  await findField(page, contact, "message").focus();
  await expectMark(field, "");
  await expectMark(findField(page, contact, "email"), SENTENCES.email);
});

test("form input is restored after leaving the page, until it is sent", async ({ page }) => {
  await open(page, contact.path);
  await fill(page, contact);
  await fill(page, investment);
  const expectKept = async () => {
    for (const form of [contact, investment]) {
      for (const [name, text] of Object.entries(form.fields)) {
        await expect(findField(page, form, name)).toHaveValue(text);
      }
    }
    await expect(findField(page, investment, "investmentType")).toHaveValue("commercial");
    // Consent has to be given again.
    await expect(findField(page, contact, "privacy")).not.toBeChecked();
  };
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: getEntry(services).title })
    .click();
  await expect(page).toHaveURL(servicePath(getEntry(services)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(getEntry(services).title);
  for (const name of ["name", "message"]) {
    await expect(page.locator(`main form [name="${name}"]`)).toHaveValue("");
  }
  await page.goBack();
  await expectKept();
  await open(page, contact.path);
  await expectKept();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a link to a form leads to it and fills in its subject", { tag: "@chromium" }, async ({
  page,
}) => {
  await open(page, "/");
  const { label, subject } = landing.aidAndFinancing.study;
  await page.getByRole("link", { name: label }).click();
  await expect(page).toHaveURL("/#contacto");
  const field = findField(page, contact, "subject");
  await expect(field).toHaveValue(subject);
  await expect(findField(page, contact, "name")).toBeFocused();
  await page.reload();
  await waitForHydration(page);
  await expect(field).toHaveValue(subject);
  // Pressed again, it leads there again, and leaves alone what was typed.
  await field.selectText();
  await field.pressSequentially("Otra pregunta");
  await scrollTo(page, 0);
  await page.getByRole("link", { name: label }).click();
  await expect(findForm(page, contact)).toBeInViewport();
  await expect(field).toHaveValue("Otra pregunta");
  await expect(page).toHaveURL("/#contacto");
});

test.describe("on a phone", { tag: "@chromium" }, () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("«Contactar» shows the contact box and focuses it, and Back returns", async ({ page }) => {
    await open(page, projectForm.path);
    await scrollTo(page, 1500);
    // Playwright's own tap would first scroll to an element at the bottom of the window.
    const link = page.getByRole("link", { name: "Contactar", exact: true }).last();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.touchscreen.tap(x + 9, y + 9);
    await expect(findField(page, projectForm, "name")).toBeFocused();
    await getRestingPosition(page);
    const box = page.getByRole("complementary").getByRole("region");
    const row = await page.getByRole("navigation", { name: "En esta página" }).boundingBox();
    const top = (await box.boundingBox())?.y ?? 0;
    const clear = (row?.y ?? 0) + (row?.height ?? 0);
    expect(top).toBeGreaterThanOrEqual(clear);
    expect(top).toBeLessThan(clear + 40);
    await expect(box.getByRole("heading")).toBeInViewport({ ratio: 1 });
    await expect(box.getByRole("link", { name: site.detailContact.phone })).toBeInViewport({
      ratio: 1,
    });
    await expect(box.getByRole("link", { name: "WhatsApp" })).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(page).toHaveURL(projectForm.path);
    await expect.poll(() => getRestingPosition(page)).toBe(1500);
  });
});

test.describe("without JavaScript", { tag: "@chromium" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a form sends itself, or says what it needs and sends nothing", async ({ page }) => {
    const form = investment;
    await page.goto(form.path);
    if (formEndpoint) {
      await fill(page, form);
      await findSubmit(page, form).click();
      return expect(page).toHaveURL(formEndpoint);
    }
    await expect(findSubmit(page, form)).toBeHidden();
    // Before the fields, so that nobody types in vain.
    const notice = findForm(page, form).getByText("Este formulario necesita JavaScript");
    const first = findForm(page, form).locator("[name='name']");
    const [above, below] = [await notice.boundingBox(), await first.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await fill(page, form);
    await page.waitForLoadState("networkidle");
    const requests = recordRequests(page);
    await findForm(page, form).locator("[name='email']").press("Enter");
    await findForm(page, form).evaluate((element) => {
      if (element instanceof HTMLFormElement) element.requestSubmit();
    });
    await page.waitForLoadState("networkidle");
    await expectPrivate(page, form.path, requests);
  });
});
