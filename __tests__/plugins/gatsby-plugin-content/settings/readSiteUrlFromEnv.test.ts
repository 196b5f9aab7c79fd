import { readSiteUrlFromEnv } from "../../../../plugins/gatsby-plugin-content/settings/readSiteUrlFromEnv";

beforeEach(() => void jest.replaceProperty(process, "env", { ...process.env }));

it.each([
  "localhost:9000",
  "https://",
  "http://firma.es",
  "https://web@firma.es",
  "https://mi_firma.es",
  "https://firma.es:99999",
  "https://firma.es/?a",
  "https://firma.es/$uri",
  "https://firma.es/año",
  "https://firma.es/a//b",
  "https://firma.es/a/../b",
])("explains the expected URL if the environment has «%s»", (address) => {
  process.env.SITE_URL = address;
  expect(readSiteUrlFromEnv).toThrow(/^SITE_URL: expected an address like https:/);
  expect(readSiteUrlFromEnv).toThrow(`; found ${address}`);
});

it.each([
  ["https://www.zaguán.example", "https://www.xn--zagun-0qa.example"],
  ["https://España.es/Web/", "https://xn--espaa-rta.es/Web/"],
  ["https://firma.es:443", "https://firma.es"],
])("says how to write the address «%s» in the environment", (address, written) => {
  process.env.SITE_URL = address;
  const message = `SITE_URL: expected ${written}, as browsers write it; found ${address}`;
  expect(readSiteUrlFromEnv).toThrow(message);
});
