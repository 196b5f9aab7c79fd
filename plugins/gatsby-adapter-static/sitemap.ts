import { type Kind, kindNamesWithPage, kinds } from "../../src/kinds";

interface Picture {
  childImageSharp: { gatsbyImageData: { images: { fallback: { src: string } } } } | null;
}

/** An entry with its pictures: the one of its page, or those of its gallery. */
interface SitemapEntry {
  path: string;
  gallery?: { image: Picture }[];
  image?: Picture;
}

type Result = { allSitePage: { nodes: { path: string }[] } } & Record<
  string,
  { nodes: SitemapEntry[] }
>;

// The arguments are those of the fragment PagePicture, so that no picture is encoded for the sitemap alone.
const PICTURE = `image {
  childImageSharp { gatsbyImageData(layout: FULL_WIDTH) }
}`;
const SELECTIONS = { image: PICTURE, gallery: `gallery { ${PICTURE} }` };

/** Options of gatsby-plugin-sitemap: every page, with the pictures that the table of kinds names. */
export const sitemapOptions = {
  query: `query Sitemap {
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    ${kindNamesWithPage
      .map((name) => {
        const { pictures }: Kind = kinds[name];
        return pictures ? `all${name} { nodes { path ${SELECTIONS[pictures]} } }` : "";
      })
      .join("\n")}
  }`,
  resolvePages: getPages,
  // The plugin puts the site's address before both.
  serialize: ({ path, images }: ReturnType<typeof getPages>[number]) => ({
    url: path,
    img: images.map((url) => ({ url })),
  }),
};

/**
 * Gets the pages of the sitemap.
 * @param result of its query
 * @returns every page of the site, each with the paths of its pictures
 */
function getPages({ allSitePage, ...entries }: Result): { path: string; images: string[] }[] {
  const pictures = new Map<string, Picture[]>();
  for (const { nodes = [] } of Object.values(entries)) {
    for (const { path, gallery, image } of nodes) {
      pictures.set(path, gallery?.map((picture) => picture.image) ?? (image ? [image] : []));
    }
  }
  return allSitePage.nodes.map(({ path }) => ({
    path,
    images: (pictures.get(path) ?? []).flatMap(
      ({ childImageSharp }) => childImageSharp?.gatsbyImageData.images.fallback.src ?? [],
    ),
  }));
}
