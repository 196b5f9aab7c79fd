import { decorate, full, page } from "./page";
import { draw, styles, use, widthOf } from "./text";

const Y = page.height - 46;

/** Writes at the foot of every page which dossier it is of and which of its pages. */
export function footers(doc: PDFKit.PDFDocument, address: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // The footer stands below where a text would flow on to a new page.
    doc.page.margins.bottom = 0;
    const number = `${index + 1} / ${count}`;
    const width = widthOf(doc, number, styles.footer);
    decorate(
      doc,
      () => {
        draw(doc, number, styles.footer, { x: full.x + full.width - width, y: Y, width });
        use(doc, styles.footer);
        const room = { width: full.width - width - 24, height: 12, ellipsis: true };
        doc.text(address, full.x, Y, room);
      },
      "Pagination",
    );
  }
}
