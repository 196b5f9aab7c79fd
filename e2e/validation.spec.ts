import type { Page } from "@playwright/test";
import { openStopped, pass } from "./clock";
import { contact, type FormCase, fill, formOf, investment, sideForms, statusOf } from "./formCases";
import { expect, test } from "./support";

/** Submits and expects the browser to stop it, or the form to take it. */
async function expectTaken(page: Page, form: FormCase, taken: boolean) {
  await formOf(page, form).getByRole("button", { name: form.submit }).click();
  const valid = await formOf(page, form).evaluate(
    (element) => element instanceof HTMLFormElement && element.checkValidity(),
  );
  expect(valid).toBe(taken);
  await pass(page, 1000);
  if (taken) await expect(statusOf(page, form)).not.toBeEmpty();
  else {
    await expect(statusOf(page, form)).toBeEmpty();
    await expect(formOf(page, form).locator(":focus")).toHaveCount(1);
  }
}

for (const form of [investment, contact]) {
  test.describe(form.what, () => {
    test.beforeEach(({ page }) => openStopped(page, form.path));

    test("requires what the specification says, and nothing else", async ({ page }) => {
      const fields = formOf(page, form).locator("[required]");
      const names = await fields.evaluateAll((all) =>
        all.map((field) => field.getAttribute("name")),
      );
      expect(names.sort()).toEqual([...form.required].sort());
    });

    test("goes nowhere while it is empty", ({ page }) => expectTaken(page, form, false));

    test("goes nowhere without any one of them", async ({ page }) => {
      await fill(page, form);
      for (const name of form.required.filter((field) => field in form.fields)) {
        const field = formOf(page, form).locator(`[name="${name}"]`);
        await field.clear();
        await expectTaken(page, form, false);
        await expect(field).toBeFocused();
        await field.fill(form.fields[name] ?? "");
      }
      await expectTaken(page, form, true);
    });

    test("goes nowhere with half an e-mail address", async ({ page }) => {
      await fill(page, form);
      await formOf(page, form).locator("[name='email']").fill("ana@");
      await expectTaken(page, form, false);
      await expect(formOf(page, form).locator("[name='email']")).toBeFocused();
    });
  });
}

test("the investment form takes any text as amount, and no message", async ({ page }) => {
  await openStopped(page, "/");
  await fill(page, investment);
  const amount = formOf(page, investment).locator("[name='amount']");
  await expect(amount).toHaveJSProperty("type", "text");
  await amount.fill("lo que haga falta");
  await formOf(page, investment).locator("[name='message']").clear();
  await expectTaken(page, investment, true);
});

test("the investment form offers the four kinds, residential first", async ({ page }) => {
  await openStopped(page, "/");
  const select = formOf(page, investment).getByLabel("Tipo de inversión");
  await expect(select).toHaveValue("residential");
  await expect(select.getByRole("option")).toHaveText([
    "Residencial",
    "Comercial",
    "Mixto",
    "Cualquier tipo",
  ]);
  const values = await select
    .getByRole("option")
    .evaluateAll((all) => all.map((option) => option.getAttribute("value")));
  expect(values).toEqual(["residential", "commercial", "mixed", "any"]);
});

test("the forms use the browser's kinds of field", async ({ page }) => {
  await openStopped(page, "/");
  for (const form of [investment, contact]) {
    await expect(formOf(page, form).locator("[name='email']")).toHaveAttribute("type", "email");
  }
  const phone = formOf(page, investment).locator("[name='phone']");
  await expect(phone).toHaveAttribute("type", "tel");
});

test("the contact form goes nowhere without consent to the privacy policy", async ({ page }) => {
  await openStopped(page, "/");
  await fill(page, contact);
  const consent = formOf(page, contact).getByRole("checkbox", {
    name: "He leído y acepto la política de privacidad",
  });
  await consent.uncheck();
  await expectTaken(page, contact, false);
  await expect(consent).toBeFocused();
  await consent.check();
  await expectTaken(page, contact, true);
});

for (const form of sideForms) {
  test(`${form.what} is taken as it is, empty`, async ({ page }) => {
    await openStopped(page, form.path);
    await expectTaken(page, form, true);
  });
}
