import { type Kind, kindNamesWithPage, kinds } from "../../src/kinds";

/** An entry with the picture of its page, or those of its gallery. */
type SitemapEntry = Pick<Queries.Listing, "path"> &
  Partial<Pick<Queries.Listing, "gallery" | "image">>;

type Result = { allSitePage: { nodes: { path: string }[] } } & Record<
  string,
  { nodes: SitemapEntry[] }
>;

// The same arguments as in the fragment PagePicture, so that no picture is encoded twice.
const PICTURE = `image {
  childImageSharp { gatsbyImageData(layout: FULL_WIDTH) }
}`;
const SELECTIONS = { image: PICTURE, gallery: `gallery { ${PICTURE} }` };

/** Options for gatsby-plugin-sitemap: all pages, with the pictures that src/kinds.ts names. */
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
  // The plugin prepends the site's URL to both.
  serialize: ({ path, images }: ReturnType<typeof getPages>[number]) => ({
    url: path,
    img: images.map((url) => ({ url })),
  }),
};

/** Gets all pages of the site, each with the paths of its pictures. */
function getPages({ allSitePage, ...entries }: Result): { path: string; images: string[] }[] {
  const pictures = new Map<string, Queries.File[]>();
  for (const { nodes = [] } of Object.values(entries)) {
    for (const { path, gallery, image } of nodes) {
      pictures.set(path, gallery?.map((picture) => picture.image) ?? (image ? [image] : []));
    }
  }
  return allSitePage.nodes.map(({ path }) => ({
    path,
    images: (pictures.get(path) ?? []).flatMap(
      ({ childImageSharp }) => childImageSharp?.gatsbyImageData.images.fallback?.src ?? [],
    ),
  }));
}
