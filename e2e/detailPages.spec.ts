import type { Locator, Page } from "@playwright/test";
import { DESKTOP, describeVisibility, expect, expectReached, open, PHONE, test } from "./fixtures";
import {
  euros,
  facadePath,
  getEntry,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./siteContent";

/** The entries with the most fields. */
const [fullest, rental] = [getEntry(projects), getEntry(rentals, 1)];

/** Expects an entry's texts anywhere on its page. */
async function expectTexts(page: Page, texts: string[]) {
  const normalize = (text: string | null) => text?.replace(/\s+/g, " ") ?? "";
  const content = normalize(await page.getByRole("article").textContent());
  const all = [...texts, site.detailContact.phone, site.detailContact.email];
  expect.soft(all.filter((text) => !content.includes(normalize(text)))).toEqual([]);
}

/** Expects the pictures that pages of projects and rentals have in common. */
async function expectPictures(page: Page, listing: (typeof projects)[0] | (typeof rentals)[0]) {
  const pictures = page.getByRole("list", { name: "Imágenes" }).getByRole("img");
  const attributes = await pictures.evaluateAll((all) =>
    all.map((one) => [one.getAttribute("alt"), one.getAttribute("loading")]),
  );
  // The first picture is loaded eagerly.
  const loading = (index: number) => (index === 0 ? "eager" : "lazy");
  expect.soft(attributes).toEqual(listing.gallery.map(({ alt }, index) => [alt, loading(index)]));
  const { energyLabel = "pending", floorPlans = [] } = listing;
  for (const { alt } of floorPlans) {
    await expect.soft(page.getByRole("img", { name: alt })).toBeVisible();
  }
  if (energyLabel !== "pending") {
    const energy = `Calificación energética: ${energyLabel}`;
    const scale = page.getByRole("img", { name: `${energy}, en una escala de la A a la G` });
    await expect(scale).toBeHidden();
    await page.locator("summary").filter({ hasText: energy }).click();
    await expect(scale).toBeVisible();
  }
}

test("the page of a project with many homes is no taller than it needs to be", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(projectPath(fullest));
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await measure()).toBeLessThan(11_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await measure()).toBeLessThan(9250);
});

test.describe("in the HTML", () => {
  test.use({ javaScriptEnabled: false });

  test(`the page of ${fullest.title} shows all of its content`, async ({ page }) => {
    await page.goto(projectPath(fullest));
    await expect.soft(page).toHaveTitle(`${fullest.title} | ${site.fullName}`);
    const { title, location, description, details, units = [], specification } = fullest;
    await expectTexts(page, [
      ...[title, location, ...description.split("\n\n"), details.area, ...details.features],
      ...(specification ?? []).flatMap((chapter) => [chapter.title, ...chapter.lines]),
      ...(fullest.progress ?? []).map((step) => step.title),
      ...units.flatMap(({ name, area, price }) => [name, String(area), price ? euros(price) : "—"]),
    ]);
    await expectPictures(page, fullest);
  });

  test(`the page of ${rental.title} shows all of its content`, async ({ page }) => {
    await page.goto(rentalPath(rental));
    const { title, location, description, price, area, features } = rental;
    await expect.soft(page).toHaveTitle(`${title} en ${location} | ${site.fullName}`);
    const { depositMonths, guaranteeMonths, renewal } = site.rentalConditions;
    await expectTexts(page, [
      ...[title, location, ...description.split("\n\n"), `${area} m²`, ...features],
      ...[euros(price), renewal, euros((1 + depositMonths + guaranteeMonths) * price)],
    ]);
    await expectPictures(page, rental);
  });

  const service = getEntry(services);
  test(`the page of ${service.title} shows all of its content`, async ({ page }) => {
    await page.goto(servicePath(service));
    const { title, shortDescription, description, features, process } = service;
    await expect.soft(page).toHaveTitle(`${title} | ${site.fullName}`);
    const parts = [...features, ...process].flatMap((part) => [part.title, part.description]);
    await expectTexts(page, [title, shortDescription, ...description, ...parts]);
  });

  test("qualities are folded but the first on a phone, and all open in a wide window", async ({
    page,
  }) => {
    await page.goto(facadePath);
    const chapters = await page.locator("#calidades details").all();
    expect(chapters.length).toBeGreaterThan(2);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      for (const [index, chapter] of chapters.entries()) {
        const line = chapter.getByRole("listitem").last();
        await expect(line).toBeVisible({ visible: viewport === DESKTOP || index === 0 });
      }
    }
    const second = chapters[1] as (typeof chapters)[0];
    await second.locator("summary").click();
    await expect(second.getByRole("listitem").last()).toBeVisible();
  });
});

test("screen readers get the numbers of a service's steps", async ({ page }) => {
  const service = getEntry(services);
  await open(page, servicePath(service));
  // The numbers come from CSS, so only the accessibility tree has them.
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

/** Expects an element to be entirely in view, clear of the header. */
const expectInView = (page: Page, target: Locator) =>
  expect.poll(() => describeVisibility(page, target, 1)).toBe("in view");

test("the first screen shows picture, title, place, price and what to do", async ({ page }) => {
  const opening = [
    ...projects.map((project) => {
      const available = (project.units ?? []).filter(({ status }) => status === "available");
      return {
        path: projectPath(project),
        texts: [
          ...[project.title, project.location],
          ...(available.some(({ price }) => price) ? [/^Desde/] : []),
          // Homes can be chosen, which comes before questions.
          available.length > 0 ? /^(?:Elige entre|Ver la vivienda)/ : "Contactar",
        ],
      };
    }),
    ...rentals.map((rental) => ({
      path: rentalPath(rental),
      texts: [rental.title, rental.location, "Solicitar visita", euros(rental.price)],
    })),
    { path: servicePath(getEntry(services)), texts: ["Contactar"] },
  ];
  for (const { path, texts } of opening) {
    await page.goto(path);
    const picture = page.getByRole("list", { name: "Imágenes" }).getByRole("img").first();
    for (const viewport of [{ width: 1440, height: 780 }, PHONE]) {
      await page.setViewportSize(viewport);
      for (const text of texts) {
        const found = page.locator("article header").getByText(text, { exact: true }).last();
        const where = [path, viewport, text];
        expect([...where, await describeVisibility(page, found, 1)]).toEqual([...where, "in view"]);
      }
      if (path !== servicePath(getEntry(services))) {
        await expect(picture).toBeInViewport({ ratio: 0.95 });
      }
    }
  }
});

test("the contact box stands beside the first section, and never scrolls inside", async ({
  page,
}) => {
  // A rental's box also asks for a day, so it is the tallest.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open(page, rentalPath(getEntry(rentals)));
  const box = page.getByRole("complementary").getByRole("region");
  const row = page.getByRole("navigation", { name: "En esta página" });
  const [first, second] = await page.locator("article section:has(> * > * > h2)").all();
  const text = first?.locator("p").first();
  for (const height of [1200, 780, 600]) {
    await page.setViewportSize({ width: 1440, height });
    const [beside, words] = [await box.boundingBox(), await text?.boundingBox()];
    const [start, end] = [await first?.boundingBox(), await second?.boundingBox()];
    if (!beside || !words || !start || !end) throw new Error("not there");
    expect(beside.x).toBeGreaterThan(words.x + words.width);
    expect(beside.y).toBeGreaterThanOrEqual(start.y);
    expect(beside.y + beside.height).toBeLessThan(end.y);
    const hidden = await box.evaluate((node) => node.scrollHeight - node.clientHeight);
    expect([height, hidden]).toEqual([height, 0]);
    for (const control of await box
      .locator(":is(a, input, button):visible:not([tabindex='-1'])")
      .all()) {
      await control.focus();
      await expectInView(page, control);
      const [field, cover] = [await control.boundingBox(), await row.boundingBox()];
      expect(field?.y).toBeGreaterThanOrEqual((cover?.y ?? 0) + (cover?.height ?? 0));
    }
  }
  for (const name of ["name", "email"]) await box.locator(`[name=${name}]`).fill("ana@example.com");
  await box.getByRole("button", { name: "Enviar" }).click();
  await expectInView(page, box.getByText("¡Solicitud enviada!"));
});

test("the contact box follows the last section on a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(facadePath);
  const box = await page.getByRole("complementary").boundingBox();
  const last = await page.locator("#que-cuesta").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
});

test.describe("the contact bar", () => {
  const findBar = (page: Page) =>
    page.locator("div").filter({ has: page.locator("> a", { hasText: "Llamar" }) });

  test("is at the bottom of a phone's screen only in the article", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(projectPath(getEntry(projects)));
    const bar = findBar(page);
    await expect(bar).not.toBeInViewport();
    await page
      .getByRole("heading", { level: 2 })
      .nth(1)
      .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const part of [page.getByRole("complementary"), page.getByRole("contentinfo")]) {
      await part.evaluate((element) =>
        element.scrollIntoView({ block: "start", behavior: "instant" }),
      );
      // It has scrolled away, under the header.
      const foot = await bar.boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((header?.height ?? 0) + 1);
    }
  });

  test("is out of sight, under the row of links, at the contact box to which it leads", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, projectPath(getEntry(projects)));
    const bar = findBar(page);
    await page.locator("#calidades").scrollIntoViewIfNeeded();
    await bar.getByRole("link", { name: "Contactar" }).click();
    await expectReached(page, "contactar");
    const foot = await bar.boundingBox();
    const row = await page.getByRole("navigation", { name: "En esta página" }).boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(
      (row?.y ?? 0) + (row?.height ?? 0) + 1,
    );
    const covers = await bar.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height - 2);
      return top !== null && node.contains(top);
    });
    expect(covers).toBe(false);
  });

  test("covers no focused element", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, facadePath);
    const bar = findBar(page);
    const covered = await bar.evaluate((element) => {
      const covered: (string | null)[] = [];
      const controls = document.querySelectorAll<HTMLElement>("article :is(button, a, input)");
      for (const control of controls) {
        if (!control.checkVisibility() || element.contains(control)) continue;
        // Already in view, at the bottom of the window.
        const { bottom } = control.getBoundingClientRect();
        const top = window.scrollY + bottom - window.innerHeight;
        window.scrollTo({ top, behavior: "instant" });
        control.focus();
        const [box, foot] = [control.getBoundingClientRect(), element.getBoundingClientRect()];
        const isApart = box.bottom <= foot.top || box.top >= foot.bottom;
        if (!isApart && foot.top < window.innerHeight) covered.push(control.textContent);
      }
      return [controls.length > 20, covered];
    });
    expect(covered).toEqual([true, []]);
  });

  test("is hidden on desktops and in print", async ({ page }) => {
    await page.goto(projectPath(getEntry(projects)));
    await expect(findBar(page)).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(findBar(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(findBar(page)).toBeHidden();
  });
});

test("the contact bar fits 320 px with wide spacing", { tag: "@chromium" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(rentalPath(getEntry(rentals)));
  // The letter and word spacing of WCAG 1.4.12.
  const width = await page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>("body *")) {
      Object.assign(style, { letterSpacing: "0.12em", wordSpacing: "0.16em" });
    }
    return document.documentElement.scrollWidth;
  });
  expect(width).toBe(320);
});
