import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { faces } from "../shared/fonts";
import { drawDescription, drawFeatures, drawTerms } from "./body";
import type { Brochure } from "./brochure";
import { drawContact, drawFooters } from "./contact";
import { drawCover } from "./cover";
import { drawEnergy, drawGallery, drawPlans } from "./figures";
import { page } from "./layout";
import { encodePhotos } from "./photos";
import { drawUnits } from "./units";

/** A fixed date: with today's, equal dossiers would differ from build to build. */
const DATE = new Date(Date.UTC(2024, 0, 1));

const PDF_UA = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** Opens an empty tagged document in Spanish, and the root of its structure. */
function openDocument({ title, location, company }: Brochure) {
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
    // The default font is not embedded.
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
  // Not with the option `subset: "PDF/UA"`: it also writes CIDSets, which lack the parts that
  // accented letters are composed of.
  doc.appendXML(PDF_UA);
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root };
}

/**
 * Renders the dossier of a project or a rental; equal input gives equal bytes.
 * @param brochure the listing in words
 * @returns a tagged PDF
 * @throws if a picture is missing or can't be decoded
 */
export async function renderBrochure(brochure: Brochure): Promise<Buffer> {
  const photos = await encodePhotos(brochure);
  const { doc, root } = openDocument(brochure);
  drawCover(doc, root, brochure, photos.cover);
  doc.addPage();
  drawDescription(doc, root, brochure);
  drawFeatures(doc, root, brochure);
  for (const part of brochure.terms) drawTerms(doc, root, part);
  drawUnits(doc, root, brochure);
  drawPlans(doc, root, brochure, photos.plans);
  drawGallery(doc, root, brochure, photos.gallery);
  drawEnergy(doc, root, brochure);
  drawContact(doc, root, brochure);
  root.end();
  drawFooters(doc, brochure.shownUrl);
  doc.end();
  return buffer(doc);
}
