import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./utils/findBrowsers";
import { startServer } from "./utils/startServer";

/** The pages shown in the README, by the file name of their picture. */
const PAGES = { landing: "/", project: "/proyecto/1/" } as const;

const FOLDER = "docs/pictures";

/** `npm run readme:pictures`: takes the README's screenshots of the built site at a fixed time. */
async function main(): Promise<void> {
  const { url, stop } = await startServer("public", 9323);
  const browser = await chromium.launch(findBrowser());
  try {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, locale: "es-ES", reducedMotion: "reduce" });
    await page.clock.setFixedTime("2025-05-20T10:00:00+02:00");
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(url + path, { waitUntil: "networkidle" });
      const picture = sharp(await page.screenshot())
        .resize(1000)
        .webp({ quality: 82 });
      writeFileSync(`${FOLDER}/${name}.webp`, await picture.toBuffer());
    }
  } finally {
    await browser.close();
    stop();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
