import { type DossierDocument, full, page, styles } from "./DossierDocument";

/** Adds a line of text and the page number at the bottom of every page. */
export function drawFooters(doc: DossierDocument, words: string): void {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // The footer is below the bottom margin, where PDFKit would otherwise start a new page.
    doc.page.margins.bottom = 0;
    const y = page.height - 49;
    const draw = () => {
      doc.drawText(words, styles.caption, { ...full, y });
      doc.text(`${index + 1} / ${count}`, full.x, y, { width: full.width, align: "right" });
    };
    doc.drawArtifact(draw, "Pagination");
  }
}
