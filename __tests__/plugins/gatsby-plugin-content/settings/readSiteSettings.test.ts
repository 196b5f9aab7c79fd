import { readSiteSettings } from "../../../../plugins/gatsby-plugin-content/settings/readSiteSettings";
import { copySampleContent } from "../../../sampleContent";

const copy = copySampleContent();

beforeEach(
  () => void jest.replaceProperty(process, "env", { ...process.env, SITE_URL: undefined }),
);

it("normalizes the site's names, and reads its URL", async () => {
  await copy.setField("site/site.json", "name", " Zagua\u0301n\u00A0Sur");
  await copy.setField("site/site.json", "fullName", "Patio  Promotora Inmobiliaria");
  await copy.setField("site/site.json", "url", "https://patio.example");
  expect(readSiteSettings(copy.root())).toMatchObject({
    name: "Zaguán Sur",
    fullName: "Patio Promotora Inmobiliaria",
    url: "https://patio.example",
  });
});

it("reads the origin to which forms are sent, if any", async () => {
  expect(readSiteSettings(copy.root()).formOrigin).toBeUndefined();
  await copy.setField("site/site.json", "forms", { endpoint: "https://forms.example/f/abc" });
  expect(readSiteSettings(copy.root()).formOrigin).toBe("https://forms.example");
  await copy.setField("site/site.json", "forms", { endpoint: "forms.example" });
  expect(readSiteSettings(copy.root()).formOrigin).toBeUndefined();
});

it("ignores an empty URL in the environment, and drops a trailing slash", async () => {
  process.env.SITE_URL = "";
  await copy.setField("site/site.json", "url", "https://patio.example/");
  expect(readSiteSettings(copy.root()).url).toBe("https://patio.example");
});

it("takes no path prefix from the content, whose URL may be wrong until it is checked", async () => {
  await copy.setField("site/site.json", "url", "https://patio.example/web");
  expect(readSiteSettings(copy.root()).pathPrefix).toBe("");
});

it.each(["{", "null", '{"name": "", "fullName": 7, "url": []}'])(
  "has placeholders that plugins accept if the file contains %j",
  async (text) => {
    await copy.write("site/site.json", text);
    const { name, fullName, url } = readSiteSettings(copy.root());
    expect({ name, fullName }).toEqual({ name: "?", fullName: "?" });
    expect(new URL(url).hostname).toBe("localhost");
  },
);

it.each([
  ["https://preview.example", ""],
  ["https://firma.github.io/sitio_2.es/~a-b", "/sitio_2.es/~a-b"],
  ["https://firma.es/a/b/", "/a/b"],
])("prefers the URL of the environment, and derives the path prefix: %s", (address, pathPrefix) => {
  process.env.SITE_URL = address;
  const url = new URL(address).origin + pathPrefix;
  expect(readSiteSettings(copy.root())).toMatchObject({ url, pathPrefix });
});
