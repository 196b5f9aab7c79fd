import { newestProjects, nth } from "./content";
import { projectPath } from "./paths";
import { expect, open, test } from "./support";

const project = projectPath(nth(newestProjects));

// The other tests fail on any complaint of the browser, so also on anything of
// the site's own that the policy forbids. These see that it forbids what it should.
test.use({
  tolerated: /Content Security Policy|policy directive|violates the following|frame\.example/i,
});

for (const path of ["/", project]) {
  test(`nothing foreign runs or styles ${path}`, async ({ page }) => {
    await open(page, path);
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
      // A busy browser tells of them later.
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
}

test.describe("from page to page", () => {
  test.use({ tolerated: /frame\.example/ });

  test("what emotion adds while visitors go from page to page is let through", async ({ page }) => {
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
    // They are told in turn: once the browser tells of this one, it has told of all before.
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.src = "https://frame.example/";
      document.body.append(frame);
    });
    await expect.poll(() => forbidden.jsonValue()).toContain("frame-src");
    expect(new Set(await forbidden.jsonValue())).toEqual(new Set(["frame-src"]));
  });
});
