import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { openUntilShown, test } from "./fixtures";

test.beforeEach(({ develop }) => develop.restore());
test.afterAll(({ develop }) => develop.restore());

test("adds a page for a legal text, to which the footer links", async ({ page, develop }) => {
  const folder = develop.file("data/legal/politica-de-privacidad");
  const footer = page.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: "Política de privacidad" });
  const isLinked = async () => {
    await page.goto(`${develop.url}/servicios/comercializacion/`, {
      waitUntil: "domcontentloaded",
    });
    // While the page is still compiling, it is loaded again.
    await link.waitFor({ timeout: 5000 }).catch(() => {});
    return (await link.count()) > 0 ? link.getAttribute("href") : "no footer";
  };
  await expect.poll(isLinked, { intervals: [1000] }).toBe(null);
  await expect(link).toHaveAttribute("aria-disabled", "true");
  mkdirSync(folder, { recursive: true });
  const text = {
    id: "politica-de-privacidad",
    title: "Política de privacidad",
    sections: [{ title: "Responsable", paragraphs: ["Zaguán trata tus datos."] }],
  };
  writeFileSync(`${folder}/legal.json`, JSON.stringify(text));
  const path = "/legal/politica-de-privacidad/";
  await expect.poll(isLinked, { intervals: [1000] }).toBe(path);
  await openUntilShown(page, `${develop.url}/`, page.getByRole("heading", { level: 1 }));
  const consent = page.locator("#contacto form").getByRole("link", { name: /privacidad/ });
  await expect(consent).toHaveAttribute("href", path);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByText("Zaguán trata tus datos.")).toBeVisible();
  rmSync(folder, { recursive: true });
  await expect.poll(isLinked, { intervals: [1000] }).toBe(null);
});
