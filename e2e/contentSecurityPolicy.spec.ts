import { expect, open, test } from "./fixtures";
import { getEntry, projectPath, projects } from "./siteContent";

// All other tests fail on any message of the browser, and so if the policy forbids too much. This
// tests that it forbids the rest.
test.use({
  tolerated: /Content Security Policy|policy directive|violates the following|frame\.example/i,
});

test("the policy forbids only foreign scripts, styles, frames and requests", async ({ page }) => {
  await open(page, projectPath(getEntry(projects)));
  const violations = await page.evaluateHandle(() => {
    const found: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      found.push(effectiveDirective);
    });
    return found;
  });
  // Emotion adds the page's styles.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /inicio/i })
    .first()
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("#inicio h1")).toBeVisible();
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.broken = true";
    const style = document.createElement("style");
    style.textContent = "body { display: none }";
    const frame = document.createElement("iframe");
    frame.src = "https://frame.example/";
    for (const element of [script, style, frame]) document.body.append(element);
    await fetch("https://data.example/").catch(() => {});
  });
  // Reported in order: a violation of the page's own would precede the script's.
  const kinds = async () => [...new Set(await violations.jsonValue())].sort();
  await expect
    .poll(kinds)
    .toEqual(["connect-src", "frame-src", "script-src-elem", "style-src-elem"]);
  expect((await violations.jsonValue())[0]).toBe("script-src-elem");
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  await expect(page.locator("body")).toBeVisible();
});
