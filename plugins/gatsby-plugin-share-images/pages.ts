import path from "node:path";
import { formatEuros, joinFacts } from "../../src/utils/format";
import { getPagePath, type PageKindName } from "../../src/utils/kinds";
import { statusLabels, typeLabels } from "../../src/utils/labels";
import { landing } from "../gatsby-plugin-content/model/landing";
import { project, rental } from "../gatsby-plugin-content/model/listings";
import { service } from "../gatsby-plugin-content/model/service";
import { site } from "../gatsby-plugin-content/model/site";
import { contentFiles, readContent } from "../shared/content";
import type { Card } from "./card";
import type { Photo } from "./picture";

/** A page with a picture of its own. */
export interface SharedPage {
  /** Its path, without path prefix. */
  path: string;
  card: Card;
  photo: Photo;
}

type Words = Omit<Card, "name"> & { image: string };

/** The words for the entries of each kind whose pages show something. */
const wordsOf: Partial<Record<PageKindName, (content: unknown) => Words>> = {
  Project(content) {
    const { title, location, status, type, image } = project.parse(content);
    const eyebrow = joinFacts([statusLabels[status], typeLabels[type]]);
    return { eyebrow, title, detail: location, image };
  },
  Rental(content) {
    const { title, location, price, image } = rental.parse(content);
    const sum = `${formatEuros(price)} al mes`;
    return { eyebrow: typeLabels.rent, title, price: sum, detail: location, image };
  },
  Service(content) {
    const { title, shortDescription, image } = service.parse(content);
    return { eyebrow: "Servicios", title, detail: shortDescription, image };
  },
};

/**
 * The pages that are shared with a picture of their own: the landing page and those of all entries with a photograph.
 * @param root absolute folder with `data/` in it, of content that has passed the check
 * @throws if content doesn't fit its model
 */
export async function sharedPages(root: string): Promise<SharedPage[]> {
  const data = path.join(root, "data");
  const settings = path.join(data, "site", "site.json");
  const { name, fullName } = site.parse(await readContent(settings));
  const home = path.join(data, "landing", "landing.json");
  const { hero } = landing.parse(await readContent(home));
  const pages: SharedPage[] = [
    {
      path: "/",
      card: { name, title: hero.title, detail: fullName },
      // Its light is at the right, as the hero section needs it.
      photo: { file: path.resolve(path.dirname(home), hero.image), position: "right" },
    },
  ];
  for (const kind of ["Project", "Rental", "Service"] as const) {
    const wordsFor = wordsOf[kind];
    if (!wordsFor) continue;
    for (const file of await contentFiles(kind, data)) {
      const content = (await readContent(file)) as { id: string };
      const { image, ...words } = wordsFor(content);
      pages.push({
        path: getPagePath(kind, content.id),
        card: { name, ...words },
        photo: { file: path.resolve(path.dirname(file), image) },
      });
    }
  }
  return pages;
}
