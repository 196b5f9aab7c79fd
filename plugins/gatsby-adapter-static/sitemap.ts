/** The pictures of a page, as the query selects them. */
type Picture = Queries.SitemapQuery["allService"]["nodes"][number]["image"];

/** Options for gatsby-plugin-sitemap: all pages, with the pictures of entries. */
export const sitemapOptions = {
  // The same arguments as in the fragment PagePicture, so that no picture is encoded twice.
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
        gallery {
          image {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH)
            }
          }
        }
      }
    }
    allRental {
      nodes {
        path
        gallery {
          image {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH)
            }
          }
        }
      }
    }
    allService {
      nodes {
        path
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
      }
    }
  }`,
  resolvePages: getPages,
  // The plugin prepends the site's URL to both.
  serialize: ({ path, images }: ReturnType<typeof getPages>[number]) => ({
    url: path,
    img: images.map((url) => ({ url })),
  }),
};

/** Gets all pages of the site, each with the paths of its pictures. */
function getPages(data: Queries.SitemapQuery): { path: string; images: string[] }[] {
  const pictures = new Map<string, readonly Picture[]>();
  for (const { path, gallery } of [...data.allProject.nodes, ...data.allRental.nodes]) {
    pictures.set(
      path,
      gallery.map(({ image }) => image),
    );
  }
  for (const { path, image } of data.allService.nodes) pictures.set(path, [image]);
  return data.allSitePage.nodes.map(({ path }) => ({
    path,
    images: (pictures.get(path) ?? []).flatMap(
      (picture) => picture?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? [],
    ),
  }));
}
