import sharp from "sharp";
import { legalIds, projects, rentals, services, site } from "./content";
import { listPaths, pagePaths, tagOf } from "./paths";
import { expect, open, test } from "./support";

const origin = process.env.SITE_URL || site.url;

/** The text of a meta element, or of what else is meant to stand once in a page's head. */
function contentOf(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, text]) => text ?? "");
  expect(found, `once: ${pattern}`).toHaveLength(1);
  return found.join();
}

const title = /<title[^>]*>([^<]+)<\/title>/g;
const description = /<meta name="description" content="([^"]+)"/g;

for (const path of pagePaths) {
  test(
    `${path} answers, says what it is, and loads all it shows`,
    tagOf(path),
    async ({ page, request }) => {
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", "es");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.locator("h1")).toHaveCount(1);
      // Each picture is brought into view: those below are not fetched before.
      for (const picture of await page.getByRole("main").locator("img").all()) {
        await picture.evaluate((node) => node.scrollIntoView({ behavior: "instant" }));
        await expect(picture).toHaveAttribute("alt", /\S/);
        await expect(picture).toHaveJSProperty("complete", true);
        expect(await picture.evaluate((node: HTMLImageElement) => node.naturalWidth)).not.toBe(0);
      }

      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toMatch(/^text\/html/);
      const html = await response.text();
      const named = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`, "g");
      const address = contentOf(html, /<link rel="canonical" href="([^"]+)"/g);
      expect(address).toBe(origin + path);
      expect(contentOf(html, named("og:url"))).toBe(address);
      expect(contentOf(html, named("og:type"))).toBe("website");
      expect(contentOf(html, named("og:locale"))).toBe("es_ES");
      expect(contentOf(html, named("og:site_name"))).toBe(site.fullName);
      expect(contentOf(html, named("og:description"))).toBe(contentOf(html, description));
      expect(contentOf(html, title)).toContain(contentOf(html, named("og:title")));
    },
  );
}

test("every page that shows something is shared with a picture of its own", async ({ request }) => {
  const pictures = await Promise.all(
    pagePaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      const address = contentOf(html, /<meta property="og:image" content="([^"]+)"/g);
      expect(contentOf(html, /<meta name="twitter:image" content="([^"]+)"/g)).toBe(address);
      expect(new URL(address).origin).toBe(origin);
      const shared = await request.get(new URL(address).pathname);
      expect(shared.status(), address).toBe(200);
      expect(shared.headers()["content-type"]).toBe("image/jpeg");
      const bytes = await shared.body();
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([1200, 630]);
      return bytes.toString("base64");
    }),
  );
  // Lists and legal pages have none: they are shared with the landing page's.
  expect(new Set(pictures).size).toBe(pagePaths.length - listPaths.length - legalIds.length);
});

test("an unknown page is shared with the landing page's picture", async ({ request }) => {
  const html = await (await request.get("/nada/")).text();
  expect(contentOf(html, /<meta property="og:image" content="([^"]+)"/g)).toMatch(
    /\/compartir\/inicio\.jpg$/,
  );
});

test("every page has its own title and description", async ({ request }) => {
  const pages = await Promise.all(pagePaths.map((path) => request.get(path)));
  const texts = await Promise.all(pages.map((page) => page.text()));
  const titles = texts.map((html) => contentOf(html, title));
  const descriptions = texts.map((html) => contentOf(html, description));
  expect(new Set(titles).size).toBe(pagePaths.length);
  expect(new Set(descriptions).size).toBe(pagePaths.length);
  expect(titles[0]).toBe(site.fullName);
  expect(site.fullName).toMatch(/ Promotora Inmobiliaria$/);
  for (const text of titles.slice(1)) expect(text).toMatch(new RegExp(` \\| ${site.fullName}$`));
  for (const text of descriptions) expect(text.length).toBeLessThanOrEqual(170);
});

test("the sitemap lists every page, and robots.txt leads to it", async ({ request }) => {
  const get = async (path: string) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    return response.text();
  };
  expect(await get("/robots.txt")).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at ?? "");
  const pictures = (xml: string) =>
    [...xml.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, at]) => at ?? "");
  const maps = locations(await get("/sitemap-index.xml"));
  const listed = await Promise.all(maps.map((map) => get(new URL(map).pathname)));
  expect(listed.flatMap(locations).sort()).toEqual(pagePaths.map((path) => origin + path).sort());
  const images = listed.flatMap(pictures);
  expect(images).toHaveLength(4 * (projects.length + rentals.length) + services.length);
  for (const image of images) {
    expect(image.startsWith(`${origin}/static/`)).toBe(true);
    expect((await request.get(new URL(image).pathname)).status()).toBe(200);
  }
  // Of the versions that its page shows: none is made for the sitemap alone.
  const entries = listed.flatMap((xml) => xml.match(/<url>.*?<\/url>/gs) ?? []);
  expect(entries).toHaveLength(pagePaths.length);
  for (const entry of entries) {
    const page = await get(new URL(locations(entry)[0] ?? "").pathname);
    for (const image of pictures(entry)) expect(page).toContain(new URL(image).pathname);
  }
});

test("the published site has no editor", async ({ request }) => {
  for (const path of ["/admin/", "/admin/config.json"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test("the manifest names the site, and its icons are there", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.status()).toBe(200);
  const manifest: { name: string; lang: string; icons: { src: string; type: string }[] } =
    await response.json();
  expect(manifest).toMatchObject({ name: site.fullName, short_name: site.name, lang: "es" });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(new URL(src, "http://site/").pathname);
    expect(icon.status()).toBe(200);
    expect(icon.headers()["content-type"]).toBe(type);
  }
});
