import { RENDERING, typeLabels } from "../../src/descriptions/labels";
import { describeOffer, describeStatus } from "../../src/descriptions/project";
import { describeAvailableFrom, formatRent } from "../../src/descriptions/rental";
import { joinFacts } from "../../src/utils/format";
import { kinds } from "../../src/utils/kinds";
import type { Card } from "./card";

/** A page that is shared with a picture of its own. */
interface SharedPage {
  /** Without the path prefix. */
  path: string;
  card: Card;
  image: { absolutePath: string; internal: { contentDigest: string } };
  /** The part that is kept where the photograph is too wide. */
  position?: "right";
}

/**
 * Puts pages into the words of their share pictures.
 * @param data the result of the query ShareImages
 * @returns the landing page and the pages of all entries with a photograph
 * @throws Error where the site's settings or the landing page are missing
 */
export function createSharedPages(data: Queries.ShareImagesQuery): SharedPage[] {
  const { siteSettings, landing, allProject, allRental, allService } = data;
  if (!siteSettings || !landing) throw new Error("The query ShareImages found no settings.");
  const { name, fullName } = siteSettings;
  const { title, image } = landing.hero;
  return [
    // The hero's light is at the right.
    { path: "/", card: { name, title, detail: fullName }, image, position: "right" },
    ...allProject.nodes.map((project) => {
      const { path, title, location, status, type, image } = project;
      const [price, ...availability] = describeOffer(project);
      const rendering = status === "past" ? [] : [RENDERING];
      const detail = joinFacts([location, ...availability, ...rendering]);
      return {
        path,
        card: { name, eyebrow: describeStatus(status, type), title, price, detail },
        image,
      };
    }),
    ...allRental.nodes.map(({ path, title, location, price, availableFrom, image }) => {
      const detail = joinFacts([
        location,
        ...(availableFrom ? [describeAvailableFrom(availableFrom)] : []),
      ]);
      return {
        path,
        card: { name, eyebrow: typeLabels.rent, title, price: formatRent(price), detail },
        image,
      };
    }),
    ...allService.nodes.map(({ path, title, shortDescription, image }) => ({
      path,
      card: { name, eyebrow: kinds.Service.list.name, title, detail: shortDescription },
      image,
    })),
  ];
}
