import { isUnfinished } from "../../src/listings/projectStatus";
import { kinds, type ListedKindName } from "../../src/routes";
import { joinFacts } from "../../src/texts/format";
import { describeStatus, typeLabels } from "../../src/texts/labels";
import { describeProjectOffer, describeRentalOffer } from "../../src/texts/offers";
import { RENDERING } from "../../src/texts/renderings";
import type { Picture } from "./encodePicture";

/** The texts on a share picture. */
export interface PictureText {
  /** The company's brand. */
  name: string;
  /** The page's category: «En construcción · Venta». */
  eyebrow?: string;
  title: string;
  /** A price, or the fact that no home is left. */
  offer?: string;
  /** The location or a summary. */
  detail: string;
}

/** A page with its own share picture. */
export interface SharedPage {
  /** The path without the prefix. */
  path: string;
  words: PictureText;
  image: Picture;
  /** The part to keep if the photograph is too wide. */
  position?: "right";
}

type Data = Queries.DocumentsQuery;

/** The texts for an entry in addition to its title. */
const describeEntry: {
  [Name in ListedKindName]: (entry: Data[`all${Name}`]["nodes"][number]) => Partial<PictureText>;
} = {
  Project: (project) => {
    const { location, status, type } = project;
    const { price, notes } = describeProjectOffer(project);
    const [offer, ...others] = price ? [price, ...notes] : notes;
    const rendering = isUnfinished(status) ? [RENDERING] : [];
    const detail = joinFacts([location, ...others, ...rendering]);
    return { eyebrow: describeStatus(status, type), offer, detail };
  },
  Rental: (rental) => {
    const { price, notes } = describeRentalOffer(rental);
    const detail = joinFacts([rental.location, ...notes]);
    return { eyebrow: typeLabels.rent, offer: price, detail };
  },
  Service: ({ shortDescription }) => ({
    eyebrow: kinds.Service.list.name,
    detail: shortDescription,
  }),
};

/**
 * Creates the texts of all share pictures.
 * @returns the landing page and the pages of all entries with a photograph
 * @throws Error if the site's settings or the landing page are missing
 */
export function createSharedPages(data: Data): SharedPage[] {
  const { siteSettings, landing } = data;
  if (!siteSettings || !landing) throw new Error("The query Documents found no settings.");
  const { name, fullName } = siteSettings;
  const { title, image } = landing.hero;
  const createPages = <Name extends ListedKindName>(kind: Name): SharedPage[] =>
    data[`all${kind}`].nodes.map((entry) => ({
      path: entry.path,
      words: { name, title: entry.title, detail: "", ...describeEntry[kind](entry) },
      image: entry.image,
    }));
  return [
    // The light in the hero's picture is on the right.
    { path: "/", words: { name, title, detail: fullName }, image, position: "right" },
    ...(Object.keys(describeEntry) as ListedKindName[]).flatMap(createPages),
  ];
}
