import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { getPagePath, kinds, type PageKindName, pageKindNames } from "../../src/utils/kinds";
import { root } from "../copyProject";
import { hydrate } from "../support";

const data = path.join(root, "test-results/content-copy/data");

interface Entry {
  address: string;
  kind?: PageKindName;
  title?: string;
  /** What the page must show as text, whatever signs are in it. */
  texts?: string[];
}

/** Every page of the site: each entry's, and those that list them. */
function listEntries(): Entry[] {
  const entries = pageKindNames.flatMap((kind) => {
    const { folder, file, storage } = kinds[kind];
    const names = readdirSync(path.join(data, folder)).filter(
      (name) => storage === "folder" || name.endsWith(".json"),
    );
    return names.map((name) => {
      const place = storage === "folder" ? `${name}/${file}` : name;
      const entry = JSON.parse(readFileSync(path.join(data, folder, place), "utf8"));
      const { id, title, location = "", description = "" } = entry;
      const texts = [title, location, description].flat().flatMap((text) => text.split(/\n\n+/));
      return { kind, title, texts, address: getPagePath(kind, id) };
    });
  });
  return [{ address: "/" }, { address: "/proyectos/" }, { address: "/alquiler/" }, ...entries];
}

/** Scripts and pictures that fail, and whatever the page complains of. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

const collapse = (text: string) => text.replace(/\s+/g, " ").trim();

test("every page of extreme content shows what it says and fits", async ({ page, request }) => {
  test.setTimeout(30 * 60_000);
  const errors = collectErrors(page);
  for (const { address, kind, title = "", texts = [] } of listEntries()) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      await hydrate(page);
      for (const width of [320, 390, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(beyond, `${address} at ${width}`).toBe(0);
      }
      if (!kind) return;
      const heading = await page.locator("h1").evaluate((element) => element.textContent ?? "");
      expect.soft(collapse(heading), address).toBe(collapse(title));
      const shown = collapse((await page.locator("main").textContent()) ?? "");
      for (const text of texts) expect.soft(shown, address).toContain(collapse(text));
      const json = await page.locator("script[type='application/ld+json']").first().textContent();
      expect
        .soft(JSON.stringify(JSON.parse(json ?? "")), address)
        .toContain(JSON.stringify(title).slice(1, -1));
      const share = await page.locator("meta[property='og:image']").getAttribute("content");
      const picture = await request.get(new URL(share ?? "").pathname);
      expect.soft(picture.headers()["content-type"], address).toMatch(/^image\//);
      const dossier = page.locator("a[href^='/dossier/']");
      if (kind === "Project" || kind === "Rental") {
        const file = await request.get((await dossier.first().getAttribute("href")) ?? "");
        expect.soft(file.headers()["content-type"], address).toBe("application/pdf");
        const pdf = await getDocumentProxy(new Uint8Array(await file.body()));
        const { info } = await pdf.getMetadata();
        expect.soft(info, address).toMatchObject({ Title: title });
      }
    });
  }
  expect(errors).toEqual([]);
});
