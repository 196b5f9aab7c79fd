import type { Locator, Page } from "@playwright/test";
import {
  euros,
  nth,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./content";
import { DESKTOP, expect, open, PHONE, test } from "./support";

/** The value of a term, as in «Superficie: 120 m²». */
function findFact(page: Page, term: string): Locator {
  return page
    .getByRole("main")
    .locator("dl > div, dl")
    .filter({ has: page.locator("> dt", { hasText: term }) })
    .locator("> dd")
    .last();
}

const findSection = (page: Page, heading: string) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) });

const findItems = (page: Page, heading: string) => findSection(page, heading).getByRole("listitem");

async function expectFacts(page: Page, facts: Record<string, string>) {
  for (const [term, value] of Object.entries(facts)) {
    await expect.soft(findFact(page, term), term).toHaveText(value);
  }
}

/** Expects the contact box: the second telephone number and e-mail, and a form without required fields. */
async function expectSideForm(page: Page) {
  const box = page.getByRole("complementary");
  await expect.soft(box).toContainText(site.detailContact.phone);
  await expect.soft(box).toContainText(site.detailContact.email);
  const form = box.getByRole("form");
  for (const label of ["Nombre", "Correo electrónico", "Teléfono", "Mensaje"]) {
    await expect.soft(form.getByLabel(label)).toBeEditable();
  }
  await expect.soft(form.locator("[required], [aria-required='true']")).toHaveCount(0);
}

/** Expects what pages of projects and rentals share. */
async function expectListing(page: Page, listing: (typeof projects)[0] | (typeof rentals)[0]) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.title);
  await expect.soft(page.locator("article header")).toContainText(listing.location);
  for (const paragraph of listing.description.split("\n\n")) {
    await expect.soft(page.getByRole("article")).toContainText(paragraph);
  }
  const pictures = page.getByRole("list", { name: "Imágenes" }).getByRole("img");
  const attributes = await pictures.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("alt"), one.getAttribute("loading")]),
  );
  // The first picture is fetched at once.
  const loading = (index: number) => (index === 0 ? attributes[0]?.[1] : "lazy");
  expect.soft(attributes).toEqual(listing.gallery.map(({ alt }, index) => [alt, loading(index)]));
  expect.soft(attributes[0]?.[1]).not.toBe("lazy");
  const { energyLabel } = listing;
  // It is a part of the section with the features.
  const energy = findSection(page, "Calificación energética").last();
  if (!energyLabel) await expect.soft(energy).toHaveCount(0);
  else if (energyLabel === "pending") await expect.soft(energy).toContainText("En trámite");
  else {
    const name = `Calificación energética: ${energyLabel}, en una escala de la A a la G`;
    await expect.soft(energy.getByRole("img", { name })).toBeVisible();
  }
  for (const { alt } of listing.floorPlans ?? []) {
    await expect.soft(page.getByRole("img", { name: alt })).toBeVisible();
  }
  await expectSideForm(page);
}

test.describe("in the HTML", () => {
  test.use({ javaScriptEnabled: false });

  const statuses = { past: "Completado", current: "En construcción", future: "Próximamente" };
  const types = { sale: "Venta", rent: "Alquiler" };

  /** «marzo de 2024». */
  const formatMonth = (month: string) =>
    new Intl.DateTimeFormat("es-ES", { month: "long", year: "numeric" }).format(
      new Date(`${month}-15`),
    );

  for (const project of projects) {
    test(`the page of ${project.title} shows all of its content`, async ({ page }) => {
      await page.goto(projectPath(project));
      await expectListing(page, project);
      const { status, type, details, units } = project;
      const { start, end } = project.works ?? site.timeline;
      const heading = page.locator("article header");
      for (const badge of [statuses[status], types[type]]) {
        await expect.soft(heading.getByText(badge, { exact: true })).toBeVisible();
      }
      await expectFacts(page, {
        Superficie: details.area,
        "Inicio de la obra": formatMonth(start),
        "Fin previsto": formatMonth(end),
      });
      for (const [term, count] of [
        ["Dormitorio", details.bedrooms],
        ["Baño", details.bathrooms],
      ] as const) {
        const label = page.locator("dt", { hasText: term });
        if (count === undefined) await expect.soft(label).toHaveCount(0);
        else await expectFacts(page, { [term]: String(count) });
      }
      await expect.soft(findItems(page, "Características")).toHaveText(details.features);
      if (!units) return;
      const available = units.filter((unit) => unit.status === "available").length;
      const table = page.getByRole("table");
      await expect
        .soft(table.locator("caption"))
        .toHaveText(`${available} viviendas disponibles de ${units.length}`);
      const states = { available: "Disponible", reserved: "Reservada", sold: "Vendida" };
      for (const { name, area, usableArea, price, status } of units) {
        const row = table.getByRole("row").filter({
          has: page.getByRole("rowheader", { name, exact: true }),
        });
        const size = usableArea ? `${area} m² construidos, ${usableArea} útiles` : `${area} m²`;
        for (const text of [size, price ? euros(price) : "—", states[status]]) {
          await expect.soft(row.getByRole("cell", { name: text })).toBeVisible();
        }
        const question = row.getByRole("link", { name: "Preguntar por" });
        await expect.soft(question).toHaveCount(status === "available" ? 1 : 0);
      }
    });
  }

  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = site.rentalConditions;
  const months = (count: number) => `${count} ${count === 1 ? "mes" : "meses"}`;

  for (const rental of rentals) {
    test(`the page of ${rental.title} shows all of its content`, async ({ page }) => {
      await page.goto(rentalPath(rental));
      await expectListing(page, rental);
      const { price, bedrooms, bathrooms, area, features } = rental;
      await expectFacts(page, {
        "Precio mensual": `${euros(price)} al mes`,
        Dormitorio: String(bedrooms),
        Baño: String(bathrooms),
        Superficie: `${area} m²`,
        Fianza: months(depositMonths),
        "Garantía adicional": months(guaranteeMonths),
        "Duración mínima": `${months(minimumMonths)}, ${renewal}`,
      });
      await expect.soft(findItems(page, "Características")).toHaveText(features);
      const total = page.getByRole("row", { name: /^En total/ });
      await expect
        .soft(total.getByRole("cell"))
        .toHaveText(euros((1 + depositMonths + guaranteeMonths) * price));
    });
  }

  for (const service of services) {
    test(`the page of ${service.title} shows all of its content`, async ({ page }) => {
      await page.goto(servicePath(service));
      const { title, shortDescription, description, features, process } = service;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect.soft(page.locator("article header")).toContainText(shortDescription);
      for (const paragraph of description) {
        const found = page.getByRole("paragraph").filter({ hasText: paragraph });
        await expect.soft(found).toHaveCount(1);
      }
      for (const [heading, parts] of [
        ["Qué incluye", features],
        ["Cómo trabajamos", process],
      ] as const) {
        const items = findItems(page, heading);
        await expect.soft(items.getByRole("heading")).toHaveText(parts.map((part) => part.title));
        await expect
          .soft(items.getByRole("paragraph"))
          .toHaveText(parts.map((part) => part.description));
      }
      await expectSideForm(page);
    });
  }
});

test("screen readers are told the numbers of a service's steps", async ({ page }) => {
  const service = nth(services);
  await open(page, servicePath(service));
  // The numbers are made by styles, so only the accessibility tree has them.
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInItem = (id = "") => {
    for (let node = byId.get(id); node; node = byId.get(node.parentId ?? "")) {
      if (node.role?.value === "listitem") return true;
    }
    return false;
  };
  const numbers = nodes
    .filter(({ role, parentId }) => role?.value === "StaticText" && isInItem(parentId))
    .map(({ name }) => String(name?.value))
    .filter((text) => /^\d+$/.test(text));
  expect(numbers).toEqual(service.process.map((_, index) => String(index + 1)));
});

for (const { path, name, subject, viewport } of [
  { path: projectPath(nth(projects)), name: "Contactar", viewport: DESKTOP },
  {
    path: rentalPath(nth(rentals)),
    name: "Solicitar visita",
    subject: `Visita a «${nth(rentals).title}»`,
    viewport: PHONE,
  },
]) {
  test(`«${name}» puts the cursor into the form, in full view`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, path);
    await page.locator("article header").getByText(name, { exact: true }).focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("complementary").getByLabel("Nombre");
    await expect(field).toBeFocused();
    const isClear = async () => {
      const box = await field.boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      return Boolean(box && header && box.y >= header.y + header.height);
    };
    await expect.poll(isClear).toBe(true);
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.type("Ana");
    await expect(field).toHaveValue("Ana");
    if (subject) await expect(page.getByLabel("Asunto")).toHaveValue(subject);
  });
}

/** Expects all of an element to be clear of the header and within the window. */
async function expectInView(page: Page, target: Locator) {
  const place = async () => {
    const box = await target.boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    if (!box || !header) return "not there";
    if (box.y < header.y + header.height - 1) return "under the header";
    const bottom = page.viewportSize()?.height ?? 0;
    return box.y + box.height > bottom + 1 ? "below the window" : "in view";
  };
  await expect.poll(place).toBe("in view");
}

for (const viewport of [{ width: 1440, height: 780 }, { width: 1440, height: 900 }, PHONE]) {
  test(`the first screen of ${viewport.width} × ${viewport.height} has picture, title, place, status, price and contact`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const listing of [...projects, ...rentals]) {
      const isRental = "price" in listing;
      await page.goto(isRental ? rentalPath(listing) : projectPath(listing));
      const header = page.locator("article header");
      const picture = page.getByRole("list", { name: "Imágenes" }).getByRole("img").first();
      await expect(picture).toBeInViewport({ ratio: 0.95 });
      await expectInView(page, page.getByRole("heading", { level: 1 }));
      await expectInView(page, header.getByText(listing.location, { exact: true }));
      await expectInView(page, header.getByText(isRental ? "Solicitar visita" : "Contactar"));
      if (isRental) await expectInView(page, header.getByText(euros(listing.price)));
      else if (listing.units?.some(({ status, price }) => status === "available" && price)) {
        await expectInView(page, header.getByText(/^Desde/));
      }
    }
    await page.goto(servicePath(nth(services)));
    await expectInView(page, page.locator("article header").getByText("Contactar"));
  });
}

for (const height of [600, 780, 1200]) {
  test(`the contact box stays in view, and all of its form within reach, ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await open(page, projectPath(nth(projects.filter(({ units }) => units))));
    const box = page.getByRole("complementary").getByRole("region");
    const submit = box.getByRole("button", { name: "Enviar" });
    for (const heading of ["Características", "Viviendas"]) {
      await page.getByRole("heading", { name: heading, exact: true }).evaluate((element) => {
        window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 120 });
      });
      await expectInView(page, box);
    }
    // Where the window is lower than the box, it scrolls to what has the focus; of a text area
    // browsers bring the line of the cursor into view.
    for (const control of await box.locator(":is(a, input, button):visible").all()) {
      await control.focus();
      await expectInView(page, control);
      await expectInView(page, box);
    }
    await box.getByLabel("Correo electrónico").fill("ana@correo.example");
    await submit.click();
    await expectInView(page, box.getByText("¡Solicitud enviada!"));
  });
}

test("a sold-out project leads to projects that are offered", async ({ page }) => {
  const soldOut = projects.filter(
    ({ status, units }) => status === "past" && !units?.some((unit) => unit.status === "available"),
  );
  await open(page, projectPath(nth(soldOut)));
  await page.getByRole("link", { name: /^Mira lo que tenemos/ }).click();
  await expect(page).toHaveURL(/\/proyectos\/\?operacion=/);
  await expect(page.getByRole("article").filter({ hasText: "disponibles" })).not.toHaveCount(0);
});

test("a listing leads on to three others, and to contact", async ({ page }) => {
  await page.goto(rentalPath(nth(rentals)));
  const others = findSection(page, "Otras viviendas").getByRole("link");
  await expect(others).toHaveCount(Math.min(3, projects.length + rentals.length - 1));
  const hrefs = await others.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(hrefs).not.toContain(rentalPath(nth(rentals)));
  await expect(page.getByRole("link", { name: "Cuéntanoslo" })).toBeVisible();
});

test.describe("the bar of contacts", () => {
  const findBar = (page: Page) =>
    page.locator("div").filter({ has: page.locator("> a", { hasText: "Llamar" }) });

  test("stands at a phone's foot while the text is read, and leaves the rest free", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    for (const path of [projectPath(nth(projects)), servicePath(nth(services))]) {
      await page.goto(path);
      const bar = findBar(page);
      await expect(bar).not.toBeInViewport();
      await page
        .getByRole("heading", { level: 2 })
        .nth(1)
        .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
      await expect(bar).toBeInViewport({ ratio: 1 });
      for (const link of ["Llamar", "WhatsApp", "Contactar"]) {
        await expect(bar.getByText(link)).toBeInViewport({ ratio: 1 });
      }
      for (const part of [page.getByRole("complementary"), page.getByRole("contentinfo")]) {
        await part.evaluate((element) =>
          element.scrollIntoView({ block: "start", behavior: "instant" }),
        );
        // It has scrolled away under the header.
        const foot = await bar.boundingBox();
        const header = await page.getByRole("banner").boundingBox();
        expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(header?.height ?? 0);
      }
    }
  });

  test("covers nothing that has the focus", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, projectPath(nth(projects.filter(({ floorPlans }) => floorPlans))));
    const bar = findBar(page);
    const inText = page.locator("article button, article a, article input");
    let met = 0;
    for (const control of await inText.all()) {
      if (await control.evaluate((element) => !element.checkVisibility())) continue;
      // It is in the window already, at its foot.
      await control.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        const top = window.scrollY + bottom - window.innerHeight;
        window.scrollTo({ top, behavior: "instant" });
      });
      await control.focus();
      const box = await control.boundingBox();
      const foot = await bar.boundingBox();
      if (!box || !foot) throw new Error("not rendered");
      const isInBar = await control.evaluate((element) =>
        element.parentElement?.textContent?.startsWith("Llamar"),
      );
      if (isInBar || foot.y >= PHONE.height) continue;
      met += 1;
      expect(box.y + box.height <= foot.y || box.y >= foot.y + foot.height).toBe(true);
    }
    expect(met).toBeGreaterThan(0);
  });

  test("is not there on a desktop nor on paper", async ({ page }) => {
    await page.goto(projectPath(nth(projects)));
    await expect(findBar(page)).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(findBar(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(findBar(page)).toBeHidden();
  });
});

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("the buttons of a detail page work with taps", async ({ page }) => {
    const project = nth(projects.filter(({ floorPlans }) => floorPlans));
    const plan = nth(project.floorPlans ?? []);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
    );
    await open(page, projectPath(project));
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Descargar dossier" }).tap();
    expect((await download).suggestedFilename()).toMatch(/^dossier-.+\.pdf$/);
    await page.getByRole("button", { name: "Compartir", exact: true }).tap();
    const panel = page.getByRole("dialog", { name: `Compartir ${project.title}` });
    await panel.getByRole("button", { name: "Cerrar" }).tap();
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: `Ampliar plano: ${plan.title}` }).tap();
    const box = page.getByRole("dialog", { name: `Planos de ${project.title}` });
    await expect(box.getByRole("img", { name: plan.alt })).toBeVisible();
    await box.getByRole("button", { name: "Cerrar" }).tap();
    await expect(box).toHaveCount(0);
    await page.locator("article header").getByText("Contactar", { exact: true }).tap();
    await expect(page.getByRole("complementary").getByLabel("Nombre")).toBeFocused();
  });
});
