import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { faces } from "../shared/fonts";
import { page } from "./page";
import type { Sheet } from "./sheet";

/** Any fixed moment: with today's, no two makes of the same dossier would be equal. */
const DATE = new Date(Date.UTC(2024, 0, 1));

const UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/**
 * An empty tagged document in Spanish, without a page yet.
 * @param sheet what it is going to say
 * @returns the document and the root of its structure, to which all that is read must be added
 */
export function openDocument({ title, location, company }: Sheet) {
  const doc = new PDFDocument({
    size: "A4",
    margins: { top: page.top, bottom: page.bottom, left: page.margin, right: page.margin },
    pdfVersion: "1.7",
    lang: "es-ES",
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    // Footers are written last, when the number of pages is known.
    bufferPages: true,
    // Else the document begins with a font that is not embedded.
    font: "",
    info: {
      Title: title,
      Subject: `${title}, ${location}`,
      Author: company.fullName,
      Creator: company.name,
      CreationDate: DATE,
      ModDate: DATE,
    },
  });
  for (const [name, file] of Object.entries(faces)) doc.registerFont(name, file);
  // Not through the option `subset`: that also writes CIDSets, which PDF/UA wants complete and
  // which lack the parts that accented letters are composed of.
  doc.appendXML(UA);
  escapeMetadata(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root };
}

/** The library copies the title into XML as it is; in the document's own dictionary it is right. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const write = doc.endMetadata.bind(doc);
  doc.endMetadata = () => {
    for (const key of ["Title", "Subject", "Author", "Creator"] as const) {
      doc.info[key] = doc.info[key]?.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    }
    write();
  };
}

/**
 * Ends a document.
 * @returns its bytes
 */
export async function closeDocument(doc: PDFKit.PDFDocument): Promise<Buffer> {
  doc.end();
  return buffer(doc);
}
