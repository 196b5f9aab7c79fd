/** Options for gatsby-plugin-sitemap: all pages but those of homes that are gone, with the pictures and revisions of entries. */
export const sitemapOptions = {
  // The arguments of gatsbyImageData are those of PagePicture, so that no picture is encoded twice.
  query: /* GraphQL */ `query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
    allProject {
      nodes {
        path
        revised
        gallery {
          image {
            ...SitemapImage
          }
        }
      }
    }
    allUnit(filter: { status: { eq: sold } }) {
      nodes {
        path
      }
    }
    allRental {
      nodes {
        path
        revised
        gallery {
          image {
            ...SitemapImage
          }
        }
      }
    }
    allService {
      nodes {
        path
        image {
          ...SitemapImage
        }
      }
    }
  }
  fragment SitemapImage on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH)
    }
  }`,
  resolvePages: getPages,
  // The plugin prepends the site's URL to both.
  serialize: ({ path, images, revised }: ReturnType<typeof getPages>[number]) => ({
    url: path,
    img: images.map((url) => ({ url })),
    ...(revised && { lastmod: revised }),
  }),
};

/** What the sitemap says about the page of an entry. */
interface SitemapEntry {
  pictures: readonly Queries.SitemapImageFragment[];
  revised?: string | null;
}

/** Gets the pages of the site, each with the paths of its pictures and the day of its revision. */
function getPages(data: Queries.SitemapQuery) {
  const { allSitePage, allProject, allUnit, allRental, allService } = data;
  const entries = new Map<string, SitemapEntry>();
  for (const { path, gallery, revised } of [...allProject.nodes, ...allRental.nodes]) {
    entries.set(path, { pictures: gallery.map(({ image }) => image), revised });
  }
  for (const { path, image } of allService.nodes) entries.set(path, { pictures: [image] });
  const gone = new Set(allUnit.nodes.map(({ path }) => path));
  const listed = allSitePage.nodes.filter(({ path }) => !gone.has(path));
  return listed.map(({ path }) => {
    const { pictures = [], revised } = entries.get(path) ?? {};
    const images = pictures.flatMap(
      (picture) => picture?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? [],
    );
    return { path, images, revised };
  });
}
