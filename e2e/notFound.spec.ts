import { unknownPath } from "./siteContent";
import { EXPECTED_404, expect, open, test } from "./support";

test.use({ tolerated: EXPECTED_404 });

test("an unknown path has a page that names what is missing", async ({ page }) => {
  await open(page, unknownPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Proyecto no encontrado");
  await expect(page).toHaveURL(unknownPath);
});
