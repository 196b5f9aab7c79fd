import PDFDocument from "pdfkit";
import { color } from "../../src/styles/tokens";
import { faces, type Style } from "../utils/fonts";
import { replaceMissingGlyphs } from "../utils/glyphSubstitution";
import type { Dossier, Photo } from "./dossierContent";

export type StructureElement = PDFKit.PDFStructureElement;

/** A4 and its margins, in points; the bottom margin contains the footer. */
export const page = { width: 595.28, height: 841.89, margin: 56, top: 64, bottom: 80 } as const;

/** The full width, and a block's columns: a wide one for text and a narrow one for the title. */
export const full = { x: page.margin, width: page.width - 2 * page.margin } as const;
export const main = { x: 212, width: page.width - page.margin - 212 } as const;
export const side = { x: page.margin, width: main.x - page.margin - 16 } as const;

export const styles = {
  title: { face: "display", size: 50, leading: 1.02, color: color.ink },
  heading: { face: "display", size: 21, leading: 1.1, color: color.ink },
  figure: { face: "display", size: 23, leading: 1.1, color: color.ink },
  price: { face: "display", size: 23, leading: 1.1, color: color.accent },
  eyebrow: { face: "bold", size: 9.5, leading: 1.3, color: color.accent },
  lead: { face: "text", size: 13, leading: 1.4, color: color.muted },
  body: { face: "text", size: 11.5, leading: 1.6, color: color.ink },
  item: { face: "text", size: 10, leading: 1.4, color: color.ink },
  strong: { face: "bold", size: 10, leading: 1.4, color: color.ink },
  cell: { face: "text", size: 9, leading: 1.4, color: color.ink },
  cellHead: { face: "bold", size: 9, leading: 1.4, color: color.ink },
  label: { face: "text", size: 10, leading: 1.4, color: color.muted },
  caption: { face: "text", size: 8.5, leading: 1.4, color: color.muted },
} satisfies Record<string, Style>;

/** The position and width of a text. */
interface Box {
  x: number;
  y: number;
  width: number;
}

/** The space above and below a block's rule. */
const SPACE = { above: 30, below: 16 };

/** The height of the heading of a full-width block. */
export const HEADING_HEIGHT = SPACE.above + SPACE.below + 36;

export interface Cell {
  tag: string;
  text: string;
  style: Style;
  x: number;
  width: number;
  /** Options for the structure element. */
  options?: object;
}

const PADDING = 7;

/** An encoded picture with its size in pixels. */
interface EncodedPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** All pictures of a dossier, by file path. */
export type Pictures = ReadonlyMap<string, EncodedPicture>;

const PDF_UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** A tagged PDF document in Spanish, with the drawing methods that dossiers need. */
export class DossierDocument extends PDFDocument {
  /** The root of the structure tree. */
  readonly root: StructureElement;
  private readonly pictures: Pictures;

  constructor({ title, location, company, revised }: Dossier, pictures: Pictures) {
    // Never today's date, or else identical dossiers would differ between builds.
    const date = new Date(revised ?? "2024-01-01");
    super({
      size: "A4",
      margins: { top: page.top, bottom: page.bottom, left: page.margin, right: page.margin },
      pdfVersion: "1.7",
      lang: "es-ES",
      tagged: true,
      displayTitle: true,
      autoFirstPage: false,
      // Footers are drawn last, once the number of pages is known.
      bufferPages: true,
      // PDFKit's default font is not embedded.
      font: "",
      info: {
        Title: title,
        Subject: `${title}, ${location}`,
        Author: company.fullName,
        Creator: company.name,
        CreationDate: date,
        ModDate: date,
      },
    });
    this.pictures = pictures;
    for (const [name, file] of Object.entries(faces)) this.registerFont(name, file);
    // Not the option `subset: "PDF/UA"`: it also writes CIDSets, without the components of accented
    // letters.
    this.appendXML(PDF_UA);
    this.root = this.struct("Document");
    this.addStructure(this.root);
  }

  getPicture({ absolutePath }: Photo["image"]): EncodedPicture {
    return this.pictures.get(absolutePath) as EncodedPicture;
  }

  /** Sets font and colour, and returns PDFKit's options for a text. */
  private applyStyle({ face, size, leading, color }: Style, width: number) {
    this.font(face, size).fillColor(color);
    return { width, lineGap: leading * size - this.currentLineHeight(true), paragraphGap: 2 };
  }

  /** Measures the height of a text, in points. */
  measureHeight(text: string, style: Style, width: number): number {
    return this.heightOfString(replaceMissingGlyphs(text), this.applyStyle(style, width));
  }

  /** Measures the width of a text on one line, in points. */
  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return super.widthOfString(replaceMissingGlyphs(text), options);
  }

  /** Draws a text without a structure element; it may run on to the next page. */
  drawText(text: string, style: Style, { x, y, width }: Box): void {
    this.text(replaceMissingGlyphs(text), x, y, this.applyStyle(style, width));
  }

  /** Adds an empty structure element, which ends with its parent. */
  addElement(parent: StructureElement, tag: string): StructureElement {
    const element = this.struct(tag);
    parent.add(element);
    return element;
  }

  /**
   * Draws a text as a structure element and leaves the cursor below it.
   * @param tag the element's type: P, H1, LBody …
   * @param options of the element, such as a table header's scope
   */
  addText(
    parent: StructureElement,
    tag: string,
    text: string,
    style: Style,
    box: Box,
    options: object = {},
  ): void {
    parent.add(this.struct(tag, options, () => this.drawText(text, style, box)));
  }

  /** Draws a text as a link element and leaves the cursor below it. */
  addLink(
    parent: StructureElement,
    { text, url }: { text: string; url: string },
    style: Style,
    box: Box,
  ): void {
    const element = this.addElement(parent, "Link");
    element.add(() => this.drawText(text, style, box));
    // PDFKit writes primitive strings as PDF names, and its types lack `structParent`.
    const options = { Contents: Object(text) as string, structParent: element };
    const width = Math.min(this.widthOfString(text), box.width);
    this.link(box.x, box.y, width, this.y - box.y, url, options);
  }

  /**
   * Draws content that screen readers skip; must not be called within a structure element.
   * @param type decoration, or content repeated on every page
   */
  drawArtifact(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    this.markContent("Artifact", { type });
    draw();
    this.endMarkedContent();
  }

  /** Draws a horizontal hairline. */
  drawRule({ x, y, width }: Box, color: string): void {
    this.drawArtifact(() =>
      this.lineWidth(0.6)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(color),
    );
  }

  /** Measures the height left on the page, in points. */
  getRemainingHeight(): number {
    return page.height - page.bottom - this.y;
  }

  /** Starts a new page unless the current one has enough room left. */
  ensureSpace(height: number): void {
    if (this.y > page.top && height > this.getRemainingHeight()) this.addPage();
  }

  /**
   * Starts a block with a rule across the page and a title, which is added to the outline. Leaves
   * the cursor beside a title in the narrow column, or below a wider one.
   * @param height of the content that must stay on the same page as the title, in points
   * @returns the structure element for the block's content
   */
  startBlock(
    title: string,
    height: number,
    column: { x: number; width: number } = side,
  ): StructureElement {
    const titleHeight = this.measureHeight(title, styles.heading, column.width);
    this.ensureSpace(SPACE.above + SPACE.below + Math.max(height, titleHeight));
    const y = this.y > page.top ? this.y + SPACE.above : page.top;
    this.drawRule({ ...full, y }, color.ink);
    // PDFKit's types lack these options; it subtracts `left` from the width of the page.
    const destination: object = { top: y, left: page.width };
    this.outline.addItem(title, destination);
    const element = this.addElement(this.root, "Sect");
    this.addText(element, "H2", title, styles.heading, { ...column, y: y + SPACE.below - 2 });
    this.y = column === side ? y + SPACE.below : this.y + 12;
    return element;
  }

  /** Measures the height of a row of texts, in points. */
  measureRow(cells: readonly Cell[]): number {
    const heights = cells.map(({ text, style, width }) => this.measureHeight(text, style, width));
    return Math.max(...heights) + 2 * PADDING;
  }

  /** Repeats a row that has already been drawn, hidden from screen readers. */
  repeatRow(cells: readonly Cell[]): void {
    const { y } = this;
    this.drawArtifact(() => {
      for (const { text, style, x, width } of cells) {
        this.drawText(text, style, { x, y: y + PADDING, width });
      }
    }, "Pagination");
    this.y = y + this.measureRow(cells);
  }

  /**
   * Draws a row of texts, all on the same page unless they are longer than one.
   * @param getParent finds or adds the structure element for the next cell
   * @param isFirst whether it is the first row, which has no hairline above it
   */
  drawRow(getParent: () => StructureElement, cells: readonly Cell[], isFirst: boolean): void {
    const height = this.measureRow(cells);
    this.ensureSpace(height);
    const y = this.y;
    if (!isFirst && y > page.top) {
      for (const { x, width } of cells) this.drawRule({ x, y, width }, color.rule);
    }
    for (const { tag, text, style, x, width, options } of cells) {
      this.addText(getParent(), tag, text, style, { x, y: y + PADDING, width }, options);
    }
    this.y = y + height;
  }

  /** Adds a drawing with its alternative text. */
  addFigure(
    parent: StructureElement,
    alt: string,
    { x, y, width, height }: Box & { height: number },
    draw: () => void,
  ): void {
    // PDFKit's types lack `bbox`, which PDF/UA requires for figures.
    const options = { alt, bbox: [x, y, x + width, y + height], placement: "Block" };
    parent.add(this.struct("Figure", options, draw));
  }

  /**
   * Adds a picture that covers its frame. Its `focus` is the point to keep in view, as in CSS: "50%
   * 20%".
   */
  addPicture(
    parent: StructureElement,
    { alt, focus, image }: Photo,
    frame: Box & { height: number },
  ): void {
    const { x, y, width, height } = frame;
    const picture = this.getPicture(image);
    const scale = Math.max(width / picture.width, height / picture.height);
    const size = { width: picture.width * scale, height: picture.height * scale };
    const [left = 50, top = 50] = focus?.match(/\d+/g)?.map(Number) ?? [];
    const at = {
      x: x - ((size.width - width) * left) / 100,
      y: y - ((size.height - height) * top) / 100,
    };
    this.addFigure(parent, alt, frame, () => {
      this.save().rect(x, y, width, height).clip().image(picture.jpeg, at.x, at.y, size).restore();
    });
  }
}
