/** @jest-environment node */
import { getPages, sitemapOptions } from "../../../plugins/gatsby-adapter-static/sitemap";

const picture = (src: string) => ({
  childImageSharp: { gatsbyImageData: { images: { fallback: { src } } } },
});

describe("getPages", () => {
  it("gives every page the pictures of its gallery, or its one picture", () => {
    const pages = getPages({
      allSitePage: { nodes: ["/", "/proyecto/1/", "/servicios/a/"].map((path) => ({ path })) },
      allProject: {
        nodes: [{ path: "/proyecto/1/", gallery: [{ image: picture("/1.jpg") }] }],
      },
      allRental: { nodes: [] },
      allService: { nodes: [{ path: "/servicios/a/", image: { childImageSharp: null } }] },
    });
    expect(pages).toEqual([
      { path: "/", images: [] },
      { path: "/proyecto/1/", images: ["/1.jpg"] },
      { path: "/servicios/a/", images: [] },
    ]);
  });

  it("says no more of a page than is known", () => {
    expect(sitemapOptions.serialize({ path: "/a/", images: ["/1.jpg"] })).toEqual({
      url: "/a/",
      img: [{ url: "/1.jpg" }],
    });
  });
});
