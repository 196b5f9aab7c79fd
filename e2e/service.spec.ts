import type { Page } from "@playwright/test";
import { services } from "./content";
import { expectSideForm, listUnder } from "./details";
import { servicePath } from "./paths";
import { expect, open, test } from "./support";

/** The numbers of list items: no text of the page, so they are read where a screen reader does. */
async function numbersIn(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const parents = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (id = "", role = "") => {
    for (let node = parents.get(id); node; node = parents.get(node.parentId ?? "")) {
      if (node.role?.value === role) return true;
    }
    return false;
  };
  return nodes
    .filter(({ role, parentId }) => role?.value === "StaticText" && within(parentId, "listitem"))
    .map(({ name }) => String(name?.value))
    .filter((text) => /^\d+$/.test(text));
}

for (const service of services) {
  test(`shows all of ${service.title}`, async ({ page }) => {
    await open(page, servicePath(service));
    const { title, shortDescription, description, features, process } = service;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("article header")).toContainText(shortDescription);
    for (const paragraph of description) {
      await expect(page.getByRole("paragraph").filter({ hasText: paragraph })).toHaveCount(1);
    }
    const items = listUnder(page, "Qué incluye");
    await expect(items.getByRole("heading")).toHaveText(features.map((part) => part.title));
    await expect(items.getByRole("paragraph")).toHaveText(features.map((part) => part.description));
    const steps = listUnder(page, "Cómo trabajamos");
    await expect(steps.getByRole("heading")).toHaveText(process.map((part) => part.title));
    await expect(steps.getByRole("paragraph")).toHaveText(process.map((part) => part.description));
    await expectSideForm(page);
  });

  test(`numbers the steps of ${service.title}`, { tag: "@chromium" }, async ({ page }) => {
    await open(page, servicePath(service));
    expect(await numbersIn(page)).toEqual(service.process.map((_, index) => String(index + 1)));
  });
}
