interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Adds what is seen and not read, with the words for who can't see it.
 * @param alt those words
 * @param frame the place that it fills
 * @param draw draws it
 */
export function figure(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  alt: string,
  frame: Frame,
  draw: () => void,
): void {
  const { x, y, width, height } = frame;
  // The types of the library don't know the box, which the standard wants of a figure.
  const options = { alt, bbox: [x, y, x + width, y + height], placement: "Block" };
  parent.add(doc.struct("Figure", options, draw));
}

/** Adds a picture that fills its frame, cut evenly where it doesn't have its form. */
export function photo(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  alt: string,
  frame: Frame,
  jpeg: Buffer,
): void {
  const { x, y, width, height } = frame;
  figure(doc, parent, alt, frame, () => {
    doc.save().rect(x, y, width, height).clip();
    doc.image(jpeg, x, y, { cover: [width, height], align: "center", valign: "center" });
    doc.restore();
  });
}
