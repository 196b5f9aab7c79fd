import { expect, test } from "@playwright/test";
import { origin, pagePaths, projects, rentals, services, site, units } from "./siteContent";

/** Expects a single match of a pattern in a page's HTML, and returns it. */
function findOnce(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, text]) => text ?? "");
  expect(found, `once: ${pattern}`).toHaveLength(1);
  return found.join();
}

type Node = Record<string, unknown>;

test("the HTML of every page describes it, for people and for machines", async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pagePaths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"]).toMatch(/^text\/html/);
    const html = await response.text();
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).not.toContain("<iframe");
    const findMeta = (name: string) =>
      findOnce(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`, "g"));
    const title = findOnce(html, /<title[^>]*>([^<]+)<\/title>/g);
    const description = findOnce(html, /<meta name="description" content="([^"]+)"/g);
    const name = site.fullName.replaceAll("&", "&amp;");
    expect(title.endsWith(path === "/" ? name : ` | ${name}`)).toBe(true);
    expect(description.length).toBeLessThanOrEqual(170);
    titles.add(title);
    descriptions.add(description);
    const address = findOnce(html, /<link rel="canonical" href="([^"]+)"/g);
    expect(address).toBe(origin + path);
    expect(findMeta("og:url")).toBe(address);
    expect(findMeta("og:type")).toBe("website");
    expect(findMeta("og:locale")).toBe("es_ES");
    expect(findMeta("og:site_name")).toBe(name);
    expect(findMeta("og:description")).toBe(description);
    expect(title).toContain(findMeta("og:title"));

    const data = findOnce(html, /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
    const graph = (JSON.parse(data) as { "@graph": Node[] })["@graph"];
    expect(graph.find((node) => node["@type"] === "RealEstateAgent")).toMatchObject({
      name: site.fullName,
      address: { "@type": "PostalAddress", postalCode: site.address.postalCode },
    });
    expect(data).toContain(`${origin}${path}`);
    expect(graph.some((node) => node["@type"] === "BreadcrumbList")).toBe(path !== "/");

    // No obsolete vendor prefixes, and nothing from another site.
    expect(html.match(/-ms-[a-z]+|-webkit-(?:box|flex)\b/g) ?? [], path).toEqual([]);
    expect(html.match(/<(?:img|script|source)[^>]* src(?:set)?="(?:https?:)?\/\/[^"]*"/gi)).toBe(
      null,
    );
  }
  expect(titles.size).toBe(pagePaths.length);
  expect(descriptions.size).toBe(pagePaths.length);
});

test("every picture exists in all versions, and has alternative text", async ({ request }) => {
  const addresses = new Set<string>();
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text();
    for (const [element] of html.matchAll(/<(?:img|source)\s[^>]*>/g)) {
      if (element.startsWith("<img")) expect(element).toMatch(/ alt="[^"]*\S/);
      for (const [, list = ""] of element.matchAll(/ src(?:set)?="([^"]+)"/gi)) {
        for (const version of list.split(",")) addresses.add(version.trim().split(" ")[0] ?? "");
      }
    }
  }
  expect(addresses.size).toBeGreaterThan(2 * pagePaths.length);
  for (const address of addresses) {
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  }
});

test("every page with pictures has a share picture of its own", async ({ request }) => {
  const pictures = await Promise.all(
    [...pagePaths, "/nada/"].map(async (path) => {
      const html = await (await request.get(path)).text();
      const address = findOnce(html, /<meta property="og:image" content="([^"]+)"/g);
      expect(new URL(address).origin).toBe(origin);
      const shared = await request.get(new URL(address).pathname);
      expect(shared.status(), address).toBe(200);
      expect(shared.headers()["content-type"]).toBe("image/jpeg");
      const bytes = await shared.body();
      expect(bytes.length, address).toBeLessThan(200_000);
      return bytes.toString("base64");
    }),
  );
  // All but projects, rentals and services share the landing page's picture.
  expect(new Set(pictures).size).toBe(projects.length + rentals.length + services.length + 1);
  expect(pictures.at(-1)).toBe(pictures[0]);
});

test("the sitemap, which robots.txt names, lists all pages and pictures", async ({ request }) => {
  const get = async (path: string) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    return response.text();
  };
  const findAll = (xml: string, element: string) =>
    [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, "g"))].map(
      ([, text]) => text ?? "",
    );
  expect(await get("/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`,
  );
  const listedUnits = units.filter(({ status }) => status !== "sold");
  const maps = findAll(await get("/sitemap-index.xml"), "loc");
  const listed = await Promise.all(maps.map((map) => get(new URL(map).pathname)));
  const entries = listed.flatMap((xml) => xml.match(/<url>.*?<\/url>/gs) ?? []);
  expect(entries.flatMap((entry) => findAll(entry, "loc")).sort()).toEqual(
    [...pagePaths, ...listedUnits.map(({ path }) => path)].map((path) => origin + path).sort(),
  );
  const revisions = entries.flatMap((entry) => findAll(entry, "lastmod"));
  expect(revisions.map((time) => time.slice(0, 10)).sort()).toEqual(
    [...projects, ...rentals].flatMap(({ revised }) => revised ?? []).sort(),
  );
  const pictures = entries.flatMap((entry) => findAll(entry, "image:loc"));
  // Four of each project and rental, one of each service.
  const expected = 4 * (projects.length + rentals.length) + services.length;
  expect(pictures).toHaveLength(expected);
  for (const entry of entries) {
    expect(entry).not.toMatch(/<(?:changefreq|priority)>/);
    const html = await get(new URL(findAll(entry, "loc")[0] ?? "").pathname);
    for (const picture of findAll(entry, "image:loc")) {
      // A version that the page shows: none is encoded only for the sitemap.
      expect(picture.startsWith(`${origin}/static/`)).toBe(true);
      expect(html).toContain(new URL(picture).pathname);
    }
  }
});

test("the manifest names the site, and its icons exist", async ({ request }) => {
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
