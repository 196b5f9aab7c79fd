import type { Page } from "@playwright/test";
import { open, rendered } from "./support";

/** When the controlled clock starts, and when it is stopped. */
const START = Date.UTC(2026, 0, 1, 10);
const STOP = START + 60 * 60 * 1000;

/** Opens a page whose clock stands still; only `pass` moves it. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START });
  await open(page, path);
  await page.clock.pauseAt(STOP);
  await rendered(page);
}

/** Lets a stretch of time pass on a stopped page. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await rendered(page);
}
