/** @jest-environment node */
import { gatherStyles } from "../../../plugins/gatsby-plugin-page-delivery/gatherStyles";

const style = (mark: string, css: string) => `<style data-emotion="${mark}">${css}</style>`;
const GLOBAL = style("css-global g1", "body{margin:0}");

const page = `<html><head><title>T</title></head><body>${GLOBAL}${style("css a", ".css-a{top:0}")}<p class="css-a">1</p>${style("css b", ".css-b{top:1px}.css-b i{left:0}")}<b class="css-b">$&amp;</b>${style("css a", ".css-a{top:0}")}<p class="css-a">2</p></body></html>`;

describe("gatherStyles", () => {
  it("puts each rule once in the head, in the order of first use, after the global ones", () => {
    expect(gatherStyles(page)).toBe(
      `<html><head><title>T</title>${GLOBAL}${style("css a b", ".css-a{top:0}.css-b{top:1px}.css-b i{left:0}")}</head><body><p class="css-a">1</p><b class="css-b">$&amp;</b><p class="css-a">2</p></body></html>`,
    );
  });

  it("leaves each global sheet by itself: what wrote it looks for it by its own mark", () => {
    const second = style("css-global g2", "i{margin:0}");
    const html = gatherStyles(page.replace("<p", `${second}<p`));
    expect(html).toContain(
      `${GLOBAL}${style("css a b", ".css-a{top:0}.css-b{top:1px}.css-b i{left:0}")}${second}</head>`,
    );
  });

  it("takes the text of a rule as it is", () => {
    const quoted = style("css q", '.css-q::after{content:"$1 $& $$"}');
    expect(gatherStyles(`<head></head>${quoted}`)).toBe(`<head>${quoted}</head>`);
  });

  it("leaves styles of others and pages without styles alone", () => {
    const other = "<head><style>p{top:0}</style></head><p></p>";
    expect(gatherStyles(other)).toBe(other);
  });

  it("changes nothing the second time", () => {
    const once = gatherStyles(page);
    expect(gatherStyles(once)).toBe(once);
  });
});
