/*
 * A worker thread that reads PDFs and returns their contents as JSON, because Jest can't load the
 * library's modules.
 */
import { parentPort } from "node:worker_threads";
import { getDocumentProxy } from "unpdf";

async function readPdf(bytes) {
  const pdf = await getDocumentProxy(bytes);
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
  const listTitles = (entries) =>
    entries.flatMap(({ title, items }) => [title, ...listTitles(items)]);
  const outline = listTitles((await pdf.getOutline()) ?? []);
  return { info, marked, outline, links, pages };
}

parentPort.on("message", async ({ bytes, port }) => {
  const answer = await readPdf(bytes).catch((error) => ({ error: String(error) }));
  port.postMessage(JSON.stringify(answer));
});
