import type { Locator, Page } from "@playwright/test";
import {
  euros,
  getEntry,
  mortgagePath,
  projectPath,
  projects,
  rentalPath,
  rentals,
  servicePath,
  services,
  site,
} from "./siteContent";
import { describeVisibility, expect, open, PHONE, test } from "./support";

/** The entries with the most fields. */
const [fullest, rental] = [getEntry(projects), getEntry(rentals, 1)];

/** Expects an entry's texts anywhere on its page. */
async function expectTexts(page: Page, texts: string[]) {
  for (const text of [...texts, site.detailContact.phone, site.detailContact.email]) {
    await expect.soft(page.getByRole("article")).toContainText(text);
  }
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
  const energy = `Calificación energética: ${energyLabel}, en una escala de la A a la G`;
  const others = [
    ...(energyLabel === "pending" ? [] : [energy]),
    ...floorPlans.map(({ alt }) => alt),
  ];
  for (const name of others) {
    await expect.soft(page.getByRole("img", { name })).toBeVisible();
  }
}

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
      ...units.flatMap(({ name, area, price }) => [name, `${area} m²`, price ? euros(price) : "—"]),
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
      ...[`${euros(price)} al mes`, renewal, euros((1 + depositMonths + guaranteeMonths) * price)],
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

  test("a chapter's title fits beside a single line", async ({ page }) => {
    await page.setViewportSize({ width: 920, height: 900 });
    await page.goto(mortgagePath);
    const overlaps = await page.locator("details").evaluateAll((chapters) =>
      chapters.map((chapter) => {
        for (const line of chapter.querySelectorAll("li + li")) line.remove();
        const title = chapter.querySelector("summary")?.getBoundingClientRect();
        const { bottom } = chapter.getBoundingClientRect();
        return Math.max(0, (title?.bottom ?? 0) - bottom);
      }),
    );
    expect(overlaps.length).toBeGreaterThan(0);
    expect(Math.max(...overlaps)).toBe(0);
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

test("the first screen shows picture, title, place, price and contact", async ({ page }) => {
  const opening = [
    ...projects.map((project) => ({
      path: projectPath(project),
      texts: [
        ...[project.title, project.location, "Contactar"],
        // The only one with homes for sale.
        ...(project.id === "1" ? [/^Desde/] : []),
      ],
    })),
    ...rentals.map((rental) => ({
      path: rentalPath(rental),
      texts: [rental.title, rental.location, "Solicitar visita", `${euros(rental.price)} al mes`],
    })),
    { path: servicePath(getEntry(services)), texts: ["Contactar"] },
  ];
  for (const { path, texts } of opening) {
    await page.goto(path);
    const picture = page.getByRole("list", { name: "Imágenes" }).getByRole("img").first();
    for (const viewport of [{ width: 1440, height: 780 }, { width: 1440, height: 900 }, PHONE]) {
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

test("the contact box stays in view if it fits, and never scrolls inside", async ({ page }) => {
  // A rental's box also asks for a day, so it is the tallest.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open(page, rentalPath(getEntry(rentals)));
  const box = page.getByRole("complementary").getByRole("region");
  for (const height of [1200, 900, 780, 600]) {
    await page.setViewportSize({ width: 1440, height });
    await page
      .getByRole("heading", { name: "Características", exact: true })
      .evaluate((element) => {
        window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 120 });
      });
    if (height === 1200) await expectInView(page, box);
    const hidden = await box.evaluate((node) => node.scrollHeight - node.clientHeight);
    expect([height, hidden]).toEqual([height, 0]);
    for (const control of await box
      .locator(":is(a, input, button):visible:not([tabindex='-1'])")
      .all()) {
      await control.focus();
      await expectInView(page, control);
    }
  }
  for (const name of ["name", "email"]) await box.locator(`[name=${name}]`).fill("ana@example.com");
  await box.getByRole("button", { name: "Enviar" }).click();
  await expectInView(page, box.getByText("¡Solicitud enviada!"));
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
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThan(header?.height ?? 0);
    }
  });

  test("covers no focused element", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, mortgagePath);
    const bar = findBar(page);
    const inText = page.locator("article button, article a, article input");
    let met = 0;
    for (const control of await inText.all()) {
      if (await control.evaluate((element) => !element.checkVisibility())) continue;
      // Already in view, at the bottom of the window.
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
