import { nth, projectPath, shownProjects } from "./content";
import { expect, open, test } from "./support";

const project = projectPath(nth(shownProjects));

// All other tests fail on any complaint of the browser, so also where the policy forbids what the
// site needs. These see that it forbids the rest.
test.use({
  tolerated: /Content Security Policy|policy directive|violates the following|frame\.example/i,
});

test("the policy forbids foreign scripts, styles, frames and requests", async ({ page }) => {
  await open(page, project);
  const forbidden = await page.evaluate(async () => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      found.push(effectiveDirective);
    });
    const script = document.createElement("script");
    script.textContent = "window.broken = true";
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    const frame = document.createElement("iframe");
    frame.src = "https://frame.example/";
    document.body.append(script, style, frame);
    await fetch("https://data.example/").catch(() => {});
    // A busy browser reports them late.
    for (let turn = 0; turn < 50 && new Set(found).size < 4; turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return found;
  });
  expect(new Set(forbidden)).toEqual(
    new Set(["script-src-elem", "style-src-elem", "frame-src", "connect-src"]),
  );
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  await expect(page.locator("body")).toBeVisible();
});

test.describe("after navigation", () => {
  test.use({ tolerated: /frame\.example/ });

  test("the policy allows the styles that emotion adds", async ({ page }) => {
    await open(page, project);
    const forbidden = await page.evaluateHandle(() => {
      const found: string[] = [];
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        found.push(effectiveDirective);
      });
      return found;
    });
    await page
      .getByRole("banner")
      .getByRole("link", { name: /inicio/i })
      .first()
      .click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("#inicio h1")).toBeVisible();
    // Violations are reported in order: this one comes after all others.
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.src = "https://frame.example/";
      document.body.append(frame);
    });
    await expect.poll(() => forbidden.jsonValue()).toContain("frame-src");
    expect(new Set(await forbidden.jsonValue())).toEqual(new Set(["frame-src"]));
  });
});
