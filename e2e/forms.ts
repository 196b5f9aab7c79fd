import type { Locator, Page } from "@playwright/test";
import { nth, projectPath, projects, rentalPath, rentals, servicePath, services } from "./content";

export const THANKS = "¡Solicitud enviada!";
export const SENTENCE =
  "Gracias por tu interés. Nuestro equipo se pondrá en contacto contigo en breve.";

/** A word that appears nowhere else on the site. */
export const TYPED = "Berenjenal";

export interface FormCase {
  what: string;
  path: string;
  /** The accessible name of the form, where the page has several. */
  name?: string;
  submit: string;
  required: string[];
  /** The text for each field. */
  fields: Record<string, string>;
  /** The fields that are filled in from the start. */
  prefilled?: Record<string, string>;
}

const person = { name: `Ana ${TYPED}`, email: `ana.${TYPED}@example.com` };
const request = { ...person, phone: `600 ${TYPED}`, message: `Me interesa ${TYPED}.` };

const side = (
  what: string,
  path: string,
  subject: string,
  others: Record<string, string> = {},
): FormCase => ({
  what,
  path,
  submit: "Enviar",
  required: [],
  fields: request,
  prefilled: { subject, ...others },
});

export const investment: FormCase = {
  what: "the investment form",
  path: "/",
  name: "Solicitud de inversión",
  submit: "Enviar solicitud",
  required: ["name", "phone", "email", "amount", "investmentType"],
  fields: { ...request, amount: `unos diez mil, o ${TYPED}` },
};

export const contact: FormCase = {
  what: "the contact form",
  path: "/",
  name: "Formulario de contacto",
  submit: "Enviar mensaje",
  required: ["name", "email", "subject", "message", "privacy"],
  fields: { ...person, subject: `Visita ${TYPED}`, message: `Quiero ver ${TYPED}.` },
};

const [project, rental, service] = [nth(projects), nth(rentals), nth(services)];

export const sideForms = [
  side("the side form of a project", projectPath(project), project.title),
  side("the side form of a rental", rentalPath(rental), `Visita a «${rental.title}»`, {
    day: "",
    partOfDay: "",
  }),
  side(
    "the side form of a service",
    servicePath(service),
    `Consulta sobre ${service.title.toLowerCase()}`,
  ),
];

export const forms = [investment, contact, ...sideForms];

export function findForm(page: Page, { name }: FormCase): Locator {
  return page.getByRole("main").getByRole("form", { name, includeHidden: true });
}

/** The live region in which a form's thanks appear. */
export function findStatus(page: Page, form: FormCase): Locator {
  return findForm(page, form).locator("xpath=..").getByRole("status");
}

/** Fills every field of a form. */
export async function fill(page: Page, form: FormCase): Promise<void> {
  for (const [name, text] of Object.entries(form.fields)) {
    const field = findForm(page, form).locator(`[name="${name}"]`);
    // In Firefox, Playwright's fill appends to an e-mail address.
    await field.clear();
    await field.fill(text);
  }
  if (form.required.includes("investmentType")) {
    await findForm(page, form).getByLabel("Tipo de inversión").selectOption("Comercial");
  }
  if (form.required.includes("privacy")) {
    await findForm(page, form).getByRole("checkbox").check();
  }
}

/** The current values of a form's fields. */
export function readValues(page: Page, form: FormCase): Promise<Record<string, string>> {
  return findForm(page, form).evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) throw new Error("not a form");
    return Object.fromEntries(
      [...new FormData(element)].map(([name, value]) => [name, `${value}`]),
    );
  });
}
