import type { Page } from "@playwright/test";
import { projects } from "./content";
import { expect, open, test } from "./support";

const chips = [
  { name: "En construcción", status: "current" },
  { name: "Próximamente", status: "future" },
  { name: "Completados", status: "past" },
] as const;

const filterOf = (page: Page) => page.getByRole("group", { name: "Filtrar por estado" });

/** Expects just these projects, counted aloud, and one chip pressed. */
async function expectShown(page: Page, chip: string, expected: typeof projects) {
  const titles = page.locator("#proyectos").getByRole("article").getByRole("heading");
  await expect(titles).toHaveText(expected.map(({ title }) => title));
  const count = `${expected.length} ${expected.length === 1 ? "proyecto" : "proyectos"}`;
  await expect(filterOf(page).getByRole("status")).toHaveText(count);
  await expect(filterOf(page).locator("[aria-pressed='true']")).toHaveText(chip);
}

test.beforeEach(async ({ page }) => {
  await open(page, "/");
  await expectShown(page, "Todos", projects);
});

test("each chip leaves the projects of its status, and says how many", async ({ page }) => {
  for (const { name, status } of chips) {
    await filterOf(page).getByRole("button", { name }).click();
    await expectShown(
      page,
      name,
      projects.filter((project) => project.status === status),
    );
  }
  await filterOf(page).getByRole("button", { name: "Todos" }).click();
  await expectShown(page, "Todos", projects);
});

test("works from the keyboard, the focus staying on the chip", async ({ page }) => {
  const chip = filterOf(page).getByRole("button", { name: "Próximamente" });
  await chip.focus();
  await page.keyboard.press("Enter");
  await expectShown(
    page,
    "Próximamente",
    projects.filter(({ status }) => status === "future"),
  );
  await expect(chip).toBeFocused();
});
