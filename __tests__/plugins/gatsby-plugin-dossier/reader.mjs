/*
 * Reads a PDF from the standard input and writes what is in it as JSON. A
 * program of its own: jest can't load the library's modules.
 */
import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)));
const pages = [];
const links = [];
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  pages.push({ items, structure: await page.getStructTree() });
  for (const { subtype, unsafeUrl, contentsObj } of await page.getAnnotations()) {
    if (subtype === "Link") links.push({ url: unsafeUrl, title: contentsObj.str });
  }
}
const { info } = await pdf.getMetadata();
const marked = (await pdf.getMarkInfo())?.Marked;
const outline = (await pdf.getOutline())?.map(({ title }) => title);
process.stdout.write(JSON.stringify({ info, marked, outline, links, pages }));
