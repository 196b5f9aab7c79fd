/** @jest-environment node */
import path from "node:path";
import { readSiteSettings } from "../../../plugins/gatsby-plugin-content/siteSettings";
import { contentCopy } from "./copy";

describe("readSiteSettings", () => {
  const copy = contentCopy();
  const SITE_URL = process.env.SITE_URL;

  beforeEach(() => {
    delete process.env.SITE_URL;
  });
  afterAll(() => {
    if (SITE_URL !== undefined) process.env.SITE_URL = SITE_URL;
  });

  it("reads the names and the address of the site", async () => {
    await copy.spoil("site/site.json", "name", "Patio");
    await copy.spoil("site/site.json", "fullName", "Patio Promotora Inmobiliaria");
    await copy.spoil("site/site.json", "url", "https://patio.example");
    expect(readSiteSettings(copy.root())).toMatchObject({
      name: "Patio",
      fullName: "Patio Promotora Inmobiliaria",
      url: "https://patio.example",
    });
  });

  it("reads names as they look", async () => {
    await copy.spoil("site/site.json", "name", " Zagua\u0301n\u00A0Sur");
    expect(readSiteSettings(copy.root()).name).toBe("Zaguán Sur");
  });

  it("reads where forms are sent, if anywhere", async () => {
    expect(readSiteSettings(copy.root()).formOrigin).toBeUndefined();
    await copy.spoil("site/site.json", "forms", { endpoint: "https://forms.example/f/abc" });
    expect(readSiteSettings(copy.root()).formOrigin).toBe("https://forms.example");
    await copy.spoil("site/site.json", "forms", { endpoint: "forms.example" });
    expect(readSiteSettings(copy.root()).formOrigin).toBeUndefined();
  });

  it.each([
    "https://preview.example",
    "http://localhost:9000",
    "https://firma.github.io/sitio_2.es/~a-b",
  ])("prefers the address of the environment, %s", (address) => {
    process.env.SITE_URL = address;
    expect(readSiteSettings(copy.root()).url).toBe(address);
  });

  it.each([
    "www.firma.es",
    "firma.es/web",
    "localhost:9000",
    "https://",
    "https://firma.es/?a",
    'https://firma.es/"web"',
    "https://firma.es/$uri",
    "https://firma.es/a%C3%B1o",
    "https://firma.es/año",
    "https://firma.es/a//b",
    "https://firma.es/web//",
    "https://firma.es/a/../b",
    "https://firma.es/.web",
    "https://firma.es/a:b",
    " ",
  ])("says what an address looks like where the environment has «%s»", (address) => {
    process.env.SITE_URL = address;
    expect(() => readSiteSettings(copy.root())).toThrow(
      /^SITE_URL: expected an address like https:/,
    );
  });

  it("takes an empty address in the environment for none", async () => {
    process.env.SITE_URL = "";
    await copy.spoil("site/site.json", "url", "https://patio.example");
    expect(readSiteSettings(copy.root()).url).toBe("https://patio.example");
  });

  it("drops a trailing slash, wherever the address is from", async () => {
    await copy.spoil("site/site.json", "url", "https://patio.example/");
    expect(readSiteSettings(copy.root()).url).toBe("https://patio.example");
    process.env.SITE_URL = "https://preview.example/";
    expect(readSiteSettings(copy.root()).url).toBe("https://preview.example");
  });

  it.each(["{", "", "null", '{"name": "", "fullName": 7, "url": []}'])(
    "has stand-ins, which plugins take, where the file reads «%s»",
    async (text) => {
      await copy.write("site/site.json", text);
      const { name, fullName, url } = readSiteSettings(copy.root());
      expect({ name, fullName }).toEqual({ name: "?", fullName: "?" });
      expect(new URL(url).hostname).toBe("localhost");
    },
  );

  it("has stand-ins where there is no file", () => {
    expect(readSiteSettings(path.join(copy.root(), "nada"))).toMatchObject({
      name: "?",
      fullName: "?",
    });
  });

  it.each([
    ["https://firma.es", ""],
    ["http://localhost:9000", ""],
    ["https://firma.github.io/sitio/", "/sitio"],
    ["https://firma.es/a/b", "/a/b"],
  ])("finds what stands after the host of %s", (address, prefix) => {
    process.env.SITE_URL = address;
    expect(readSiteSettings(copy.root()).pathPrefix).toBe(prefix);
  });
});
