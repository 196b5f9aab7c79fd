import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { findMiniBrowser } from "../scripts/utils/findBrowsers";
import { getEntry, projectPath, projects, rentalPath, rentals, samplePaths } from "./siteContent";

// Debian's WebKitGTK, the engine of iPhones, over WebDriver (https://www.w3.org/TR/webdriver2/).
test.describe.configure({ mode: "serial" });

const PORT = Number(process.env.E2E_PORT ?? 9123) + 4;
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
let driver: ChildProcess;
let session = "";
let base = "";

async function send(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
  const options = { method, body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) };
  const answer = await fetch(`http://127.0.0.1:${PORT}${session}${path}`, options);
  const { value } = (await answer.json()) as { value: Record<string, string> };
  if (value?.error) throw new Error(`${path}: ${value.message}`);
  return value;
}

const run = (script: string, ...args: unknown[]): Promise<unknown> =>
  send("POST", "/execute/sync", { script: `return ${script}`, args });

const expectSoon = (script: string, ...args: unknown[]) =>
  expect.poll(() => run(script, ...args), { timeout: 20_000, message: script });

async function click(selector: string): Promise<void> {
  await expectSoon(`Boolean(document.querySelector(arguments[0]))`, selector).toBe(true);
  const element = await send("POST", "/element", { using: "css selector", value: selector });
  await send("POST", `/element/${element[ELEMENT]}/click`, {});
}

async function go(path: string, width = 1440): Promise<void> {
  await send("POST", "/window/rect", { width, height: 900 });
  await send("POST", "/url", { url: base + path });
}

/** Waits until the open page has been hydrated: before, presses on buttons do nothing. */
async function waitForHydration(): Promise<void> {
  await expectSoon(`[...document.querySelectorAll("#___gatsby :is(a, button, form)")].every((one) =>
    Object.keys(one).some((key) => key.startsWith("__reactProps")))`).toBe(true);
}

const isInView = `(({ top, bottom }) => bottom > 0 && top < innerHeight)(
  document.querySelector(arguments[0])?.getBoundingClientRect() ?? {})`;

test.beforeAll(async ({ baseURL }) => {
  base = String(baseURL);
  // The browser's toolbar buttons would keep the window wider than a phone.
  const settings = test.info().outputPath();
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  writeFileSync(`${settings}/gtk-3.0/gtk.css`, "button { padding: 0 }");
  const display = ["-a", "-s", "-screen 0 1600x1200x24"];
  driver = spawn("xvfb-run", [...display, "WebKitWebDriver", `--port=${PORT}`], {
    env: { ...process.env, XDG_CONFIG_HOME: settings, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    // In its own process group, which is ended together with the display.
    detached: true,
  });
  await expect.poll(() => send("GET", "/status").then(Boolean, () => false)).toBe(true);
  const options = { binary: findMiniBrowser(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  session = `/session/${(await send("POST", "/session", { capabilities })).sessionId}`;
});

test.afterAll(async () => {
  await send("DELETE", "").catch(() => {});
  if (driver.pid) process.kill(-driver.pid);
});

for (const path of samplePaths) {
  test(`${path} shows its pictures without violating its policy`, async () => {
    for (const width of [390, 1440]) {
      await go(path, width);
      await run(`(window.violations = [], addEventListener("securitypolicyviolation",
        ({ blockedURI }) => window.violations.push(blockedURI)))`);
      await waitForHydration();
      await run(`[...document.images].forEach((one) => { one.loading = "eager"; })`);
      await expectSoon(`[...document.images].filter((one) => !one.naturalWidth).length`).toBe(0);
      expect(await run("[innerWidth, document.body.scrollWidth].join()")).toBe(`${width},${width}`);
      expect(await run("window.violations")).toEqual([]);
    }
  });
}

test("the menu opens on a phone, and leads to a section", async () => {
  await go("/", 390);
  await waitForHydration();
  await click("button[popovertarget=menu]");
  await expectSoon(`document.querySelector("#menu").matches(":popover-open")`).toBe(true);
  await click("#menu a[href$='#contacto']");
  await expectSoon(isInView, "#contacto h2").toBe(true);
  expect(await run(`document.querySelector("#menu").matches(":popover-open")`)).toBe(false);
});

test("the gallery opens over the page, and Back closes it", async () => {
  await go(projectPath(getEntry(projects)));
  await waitForHydration();
  await run("document.querySelector('article header button[aria-haspopup=dialog]').click()");
  await expectSoon(`document.querySelectorAll(".yarl__portal_open").length`).toBe(1);
  await run("history.back()");
  await expectSoon(`document.querySelectorAll(".yarl__portal").length`).toBe(0);
});

test("the gallery stays at its picture when the window gets narrower", async () => {
  await go(projectPath(getEntry(projects)), 1280);
  await waitForHydration();
  const track = `document.querySelector("ul[tabindex='0']")`;
  await run(`${track}.scrollTo({ left: 2 * ${track}.clientWidth, behavior: "instant" })`);
  await expectSoon(`document.querySelector("button[aria-current=true]")?.ariaLabel`).toContain(
    "3 de 4",
  );
  for (const width of [390, 844, 1280]) {
    await send("POST", "/window/rect", { width, height: 900 });
    await expectSoon(`Math.round(${track}.scrollLeft / ${track}.clientWidth)`).toBe(2);
  }
});

test("a form thanks, and the map is requested", async () => {
  await go(rentalPath(getEntry(rentals)));
  await waitForHydration();
  await click("aside [type=submit]");
  await expectSoon(`document.querySelector("aside [role=status]").textContent`).toMatch(/enviada/);
  await go("/#contacto");
  await expectSoon(`document.querySelector("iframe")?.src ?? ""`).toContain("openstreetmap.org");
});

test("Back and the link back lead to the card", async () => {
  const card = `main a[href="${projectPath(getEntry(projects, -1))}"]`;
  await go("/proyectos/");
  await waitForHydration();
  await run("document.querySelector(arguments[0]).scrollIntoView()", card);
  await click(card);
  await expectSoon("location.pathname + scrollY").toBe(`${projectPath(getEntry(projects, -1))}0`);
  await run("history.back()");
  await expectSoon(isInView, card).toBe(true);
  await click(card);
  await click("main article > div > a[href*='#']");
  await expectSoon(isInView, card).toBe(true);
});
