/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { moveScripts } from "../../../plugins/gatsby-plugin-page-delivery/moveScripts";

const pathScript = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>`;
const JSON_LD = '<script type="application/ld+json" data-gatsby-head="true">{"a":1}</script>';
const LOADER = '<script data-run="/app.js">load()</script>';
const SLICE = `<!-- slice-start id="x" --><script id="gatsby-chunk-mapping"> window.map="{\\"a\\":1}"; </script><script>window.hash="1"</script>${LOADER}<!-- slice-end id="x" -->`;

const page = (path: string) =>
  `<html><head>${JSON_LD}</head><body><p></p>${pathScript(path)}${SLICE}</body></html>`;

/** Runs the file of a page where its data are. */
function run(path: string) {
  const { html, file } = moveScripts(page(path), "");
  const [, data] =
    /<script id="gatsby-script-loader" type="application\/json">(.*?)</.exec(html) ?? [];
  const window: Record<string, unknown> = {};
  const document = { getElementById: () => ({ textContent: data }) };
  runInNewContext(file?.text ?? "", { window, document });
  return window;
}

describe("moveScripts", () => {
  it("leaves data and the loader in the page, which runs the file first, and nothing else", () => {
    const { html, file } = moveScripts(page("/a/"), "");
    expect(html).toBe(
      `<html><head>${JSON_LD}</head><body><p></p><script id="gatsby-script-loader" type="application/json">"/a/"</script><!-- slice-start id="x" --><script data-run="/${file?.name} /app.js">load()</script><!-- slice-end id="x" --></body></html>`,
    );
  });

  it("runs everything in its order, with the page's own path", () => {
    expect(run("/proyecto/ñ/")).toEqual({ pagePath: "/proyecto/ñ/", map: '{"a":1}', hash: "1" });
  });

  it("gives all pages the same file, named after its content", () => {
    const { file } = moveScripts(page("/a/"), "");
    expect(moveScripts(page("/b/"), "").file).toEqual(file);
    expect(file?.name).toMatch(/^start-[0-9a-f]{20}\.js$/);
    expect(moveScripts(page("/a/").replace('"1"', '"2"'), "").file?.name).not.toBe(file?.name);
  });

  it("looks for the file under the prefix", () => {
    const { html, file } = moveScripts(page("/a/"), "/sitio");
    expect(html).toContain(`data-run="/sitio/${file?.name} /app.js"`);
  });

  it("refuses a script in the head, which would run later than it was written to", () => {
    const html = "<head><script>early()</script></head><body></body>";
    expect(() => moveScripts(html, "")).toThrow(/in the head .*early/);
  });

  it("refuses what nothing would run", () => {
    const html = page("/a/").replace(LOADER, "");
    expect(() => moveScripts(html, "")).toThrow(/no loader/);
  });

  it("changes nothing the second time", () => {
    const { html } = moveScripts(page("/a/"), "");
    expect(moveScripts(html, "")).toEqual({ html });
  });

  it("moves what Gatsby puts back between the marks of a part", () => {
    const { html, file } = moveScripts(page("/a/"), "");
    const again = html.replace(/<!-- slice-start.*slice-end id="x" -->/, SLICE);
    expect(moveScripts(again, "")).toEqual({ html, file });
  });
});
