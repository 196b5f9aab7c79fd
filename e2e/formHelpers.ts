import type { Locator, Page } from "@playwright/test";
import { getEntry, projectPath, projects, rentalPath, rentals } from "./siteContent";

export const THANKS = "¡Solicitud enviada!";
export const SENTENCE =
  "Gracias por tu interés. Nuestro equipo se pondrá en contacto contigo en breve.";

/** A word that occurs nowhere else on the site. */
export const TYPED = "Berenjenal";

export interface FormCase {
  path: string;
  /** The form's accessible name, if its page has several. */
  name?: string;
  /** The text for each field, by name. */
  fields: Record<string, string>;
}

const person = { name: `Ana ${TYPED}`, email: `ana.${TYPED}@example.com` };
const request = { ...person, phone: `600 ${TYPED}`, message: `Me interesa ${TYPED}.` };

export const investment: FormCase = {
  path: "/",
  name: "Solicitud de inversión",
  fields: { ...request, amount: `unos diez mil, o ${TYPED}` },
};

export const contact: FormCase = {
  path: "/",
  name: "Formulario de contacto",
  fields: { ...person, subject: `Visita ${TYPED}`, message: `Quiero ver ${TYPED}.` },
};

export const projectForm: FormCase = {
  path: projectPath(getEntry(projects)),
  fields: request,
};

export const rentalForm: FormCase = {
  path: rentalPath(getEntry(rentals)),
  fields: { ...request, day: "2026-05-04" },
};

export function findForm(page: Page, { name }: FormCase): Locator {
  return page.getByRole("main").getByRole("form", { name, includeHidden: true });
}

export const findSubmit = (page: Page, form: FormCase) =>
  findForm(page, form).getByRole("button", { name: /^Envi/, includeHidden: true });

/** The live region in which a form's thanks appear. */
export function findStatus(page: Page, form: FormCase): Locator {
  return findForm(page, form).locator("xpath=..").getByRole("status");
}

/** Fills every field of a form. */
export async function fill(page: Page, form: FormCase): Promise<void> {
  for (const [name, text] of Object.entries(form.fields)) {
    const field = findForm(page, form).locator(`[name="${name}"]`);
    if (name === "day") await field.fill(text);
    // Typed, because React doesn't notice what Playwright fills in in Firefox: it sets the value.
    else await field.pressSequentially(text);
  }
  if (form === investment) {
    await findForm(page, form).getByLabel("Tipo de inversión").selectOption("Comercial");
  }
  if (form === contact) {
    await findForm(page, form).getByRole("checkbox").check();
  }
}
