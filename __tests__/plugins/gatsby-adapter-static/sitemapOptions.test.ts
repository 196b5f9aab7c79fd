import { sitemapOptions } from "../../../plugins/gatsby-adapter-static/sitemapOptions";

const { resolvePages, serialize } = sitemapOptions;

it("dates a page by the day on which its entry was revised, if there is one", () => {
  const data: Queries.SitemapQuery = {
    site: null,
    allSitePage: { nodes: [{ path: "/" }, { path: "/proyecto/1/" }, { path: "/alquiler/2/" }] },
    allProject: { nodes: [{ path: "/proyecto/1/", revised: "2026-03-01", gallery: [] }] },
    allUnit: { nodes: [] },
    allRental: { nodes: [{ path: "/alquiler/2/", revised: null, gallery: [] }] },
    allService: { nodes: [] },
  };
  expect(resolvePages(data).map(serialize)).toEqual([
    { url: "/", img: [] },
    { url: "/proyecto/1/", img: [], lastmod: "2026-03-01" },
    { url: "/alquiler/2/", img: [] },
  ]);
});

it("leaves out the pages of homes that are gone", () => {
  const none = { nodes: [] };
  const data: Queries.SitemapQuery = {
    site: null,
    allSitePage: { nodes: [{ path: "/proyecto/1/1-f/" }, { path: "/proyecto/1/2-f/" }] },
    allUnit: { nodes: [{ path: "/proyecto/1/1-f/" }] },
    allProject: none,
    allRental: none,
    allService: none,
  };
  expect(resolvePages(data).map(({ path }) => path)).toEqual(["/proyecto/1/2-f/"]);
});
