/** A page of the site and the pictures on it, as the sitemap's query finds them. */
interface Page {
  path: string;
  /** Paths of its pictures. */
  images: string[];
}

interface Picture {
  childImageSharp: { gatsbyImageData: { images: { fallback: { src: string } } } } | null;
}

interface Listing {
  path: string;
  gallery: { image: Picture }[];
}

interface Answer {
  allSitePage: { nodes: { path: string }[] };
  allProject: { nodes: Listing[] };
  allRental: { nodes: Listing[] };
  allService: { nodes: { path: string; image: Picture }[] };
}

// The arguments are those of the pages: no picture is made for the sitemap alone.
const listing = `path gallery { image { childImageSharp {
  gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 820, 1400])
} } }`;

/** Options of gatsby-plugin-sitemap: every page, with the pictures of its gallery. */
export const sitemapOptions = {
  query: `query Sitemap {
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allProject(sort: { jsonId: ASC }) { nodes { ${listing} } }
    allRental(sort: { jsonId: ASC }) { nodes { ${listing} } }
    allService(sort: { jsonId: ASC }) { nodes { path image { childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 820, 1400])
    } } } }
  }`,
  resolvePages,
  // The plugin puts the site's address before them.
  serialize: ({ path, images }: Page) => ({ url: path, img: images.map((url) => ({ url })) }),
};

/**
 * The pages of the sitemap.
 * @param answer to its query
 * @returns every page of the site, each with the paths of its pictures
 */
export function resolvePages({ allSitePage, allProject, allRental, allService }: Answer): Page[] {
  const pictures = new Map<string, Picture[]>();
  for (const { path, gallery } of [...allProject.nodes, ...allRental.nodes]) {
    pictures.set(
      path,
      gallery.map(({ image }) => image),
    );
  }
  for (const { path, image } of allService.nodes) pictures.set(path, [image]);
  const srcOf = ({ childImageSharp }: Picture) =>
    childImageSharp ? [childImageSharp.gatsbyImageData.images.fallback.src] : [];
  return allSitePage.nodes.map(({ path }) => ({
    path,
    images: (pictures.get(path) ?? []).flatMap(srcOf),
  }));
}
