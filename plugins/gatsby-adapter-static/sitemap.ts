/** A page of the sitemap and the paths of its pictures. */
interface Page {
  path: string;
  images: string[];
}

interface Picture {
  childImageSharp: { gatsbyImageData: { images: { fallback: { src: string } } } } | null;
}

interface Listing {
  path: string;
  gallery: { image: Picture }[];
}

interface Result {
  allSitePage: { nodes: { path: string }[] };
  allProject: { nodes: Listing[] };
  allRental: { nodes: Listing[] };
  allService: { nodes: { path: string; image: Picture }[] };
}

// The arguments are those of the pages, so that no picture is encoded for the sitemap alone.
const PICTURE = `childImageSharp {
  gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 820, 1400])
}`;
const LISTING = `path gallery { image { ${PICTURE} } }`;

/** Options of gatsby-plugin-sitemap: every page, with the pictures of its gallery. */
export const sitemapOptions = {
  query: `query Sitemap {
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allProject(sort: { jsonId: ASC }) { nodes { ${LISTING} } }
    allRental(sort: { jsonId: ASC }) { nodes { ${LISTING} } }
    allService(sort: { jsonId: ASC }) { nodes { path image { ${PICTURE} } } }
  }`,
  resolvePages: listPages,
  // The plugin puts the site's address before both.
  serialize: ({ path, images }: Page) => ({ url: path, img: images.map((url) => ({ url })) }),
};

/**
 * Lists the pages of the sitemap.
 * @param result of its query
 * @returns every page of the site, each with the paths of its pictures
 */
export function listPages({ allSitePage, allProject, allRental, allService }: Result): Page[] {
  const listings = [...allProject.nodes, ...allRental.nodes];
  const pictures = new Map(
    listings.map(({ path, gallery }) => [path, gallery.map(({ image }) => image)]),
  );
  for (const { path, image } of allService.nodes) pictures.set(path, [image]);
  return allSitePage.nodes.map(({ path }) => ({
    path,
    images: (pictures.get(path) ?? []).flatMap(
      ({ childImageSharp }) => childImageSharp?.gatsbyImageData.images.fallback.src ?? [],
    ),
  }));
}
