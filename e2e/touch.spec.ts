import { PAGE_SIZE } from "../src/utils/paths";
import { findRanges, rentalFilters } from "../src/utils/rentalFilters";
import { euros, landing, nth, projects, rentals } from "./content";
import { emptySearch } from "./filters";
import { projectPath, rentalPath } from "./paths";
import { expect, open, test } from "./support";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const rental = nth(rentals);
const project = nth(projects);

test("a tap leads to the form, whose subject is filled in", async ({ page }) => {
  await open(page, rentalPath(rental));
  await page.getByRole("link", { name: "Solicitar visita" }).tap();
  await expect(page.getByLabel("Nombre")).toBeFocused();
  await expect(page.getByLabel("Nombre")).toBeInViewport();
  await expect(page.getByLabel("Asunto")).toHaveValue(`Visita a «${rental.title}»`);
});

test("a tap shares, copies and closes", async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true }),
  );
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, rentalPath(rental));
  await page.getByRole("button", { name: "Compartir", exact: true }).tap();
  const panel = page.getByRole("dialog", { name: `Compartir ${rental.title}` });
  await panel.getByRole("button", { name: "Copiar dirección" }).tap();
  await expect(panel.getByRole("status")).toHaveText("Dirección copiada");
  await panel.getByRole("button", { name: "Cerrar" }).tap();
  await expect(panel).toBeHidden();
});

test("a tap takes the dossier", async ({ page }) => {
  await open(page, projectPath(project));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Descargar dossier" }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe(`proyecto-${project.id}.pdf`);
});

for (const withPlan of projects.filter(({ floorPlans }) => floorPlans).slice(0, 1)) {
  test("a tap on a plan brings it near, and another closes it", async ({ page }) => {
    const plan = nth(withPlan.floorPlans ?? []);
    await open(page, projectPath(withPlan));
    await page.getByRole("button", { name: `Ampliar plano: ${plan.title}` }).tap();
    const box = page.getByRole("dialog", { name: `Planos de ${withPlan.title}` });
    await expect(box.getByRole("img", { name: plan.alt })).toBeVisible();
    await box.getByRole("button", { name: "Cerrar" }).tap();
    await expect(box).toHaveCount(0);
  });
}

test("a finger moves the simulator, and a tap fills in the form", async ({ page }) => {
  await open(page, "/");
  const slider = page.getByRole("slider", { name: "Cantidad" });
  await slider.scrollIntoViewIfNeeded();
  const { width, height } = (await slider.boundingBox()) ?? { width: 0, height: 0 };
  await slider.tap({ position: { x: width - 2, y: height / 2 } });
  const most = 25 * landing.investment.minimumAmount;
  await expect(slider).toHaveValue(String(most));
  await page.getByRole("button", { name: /^Llevar/ }).tap();
  const spaced = new RegExp(`^${euros(most).replace(/\s/g, "\\s")}$`);
  await expect(page.getByLabel("Cantidad a invertir")).toHaveValue(spaced);
});

test("a list is chosen from with taps", async ({ page }) => {
  await open(page, `/alquiler/${emptySearch(rentalFilters(findRanges(rentals)), rentals)}`);
  await page.getByRole("button", { name: "Quitar filtros" }).tap();
  await expect(page.getByRole("article")).toHaveCount(Math.min(rentals.length, PAGE_SIZE));
});
