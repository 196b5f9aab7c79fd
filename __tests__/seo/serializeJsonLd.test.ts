/** @jest-environment node */
import type { Graph } from "schema-dts";
import { serializeJsonLd } from "../../src/seo/serializeJsonLd";

it("escapes losslessly what would end its element, including character references", () => {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name: "</script><script>&lt;/script&gt;" }],
  };
  const text = serializeJsonLd(graph);
  expect(text).not.toMatch(/[<>&]/);
  expect(JSON.parse(text)).toEqual(graph);
});
