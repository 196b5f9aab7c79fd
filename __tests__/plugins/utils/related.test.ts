import { type RelatableListing, selectRelated } from "../../../plugins/utils/related";

const project = (
  id: string,
  location: string,
  type: "sale" | "rent",
  soldOut = false,
): RelatableListing => ({ path: `/proyecto/${id}/`, location, type, soldOut });

const rental = (id: string, location: string): RelatableListing => ({
  path: `/alquiler/${id}/`,
  location,
  type: "rent",
  soldOut: false,
});

const select = (path: string, listings: readonly RelatableListing[]) => {
  const listing = listings.find((one) => one.path === path);
  if (!listing) throw new Error(`No listing ${path}`);
  return selectRelated(listing, listings);
};

describe("selectRelated", () => {
  const listings = [
    project("1", "Las Rozas", "sale"),
    project("2", "Boadilla", "sale", true),
    project("3", "Madrid", "sale"),
    project("4", "Getafe", "rent"),
    project("5", "Getafe", "sale"),
    rental("1", "Chamberí, Madrid"),
    rental("2", "Las Tablas, Madrid"),
  ];

  it("begins with the same type, and fills up with the rest in its order", () => {
    expect(select("/proyecto/1/", listings)).toEqual([
      "/proyecto/3/",
      "/proyecto/5/",
      "/proyecto/4/",
    ]);
  });

  it("counts the town, not the quarter, and prefers what has town and type", () => {
    expect(select("/alquiler/1/", listings)).toEqual([
      "/alquiler/2/",
      "/proyecto/3/",
      "/proyecto/4/",
    ]);
  });

  it("prefers the same kind where town and type say as much", () => {
    expect(select("/proyecto/4/", listings)).toEqual([
      "/proyecto/5/",
      "/alquiler/1/",
      "/alquiler/2/",
    ]);
  });

  it("shows what is sold out only where there is nothing else", () => {
    expect(select("/proyecto/1/", listings.slice(0, 4))).toEqual([
      "/proyecto/3/",
      "/proyecto/4/",
      "/proyecto/2/",
    ]);
  });

  it("has nothing to show for a single listing", () => {
    expect(select("/proyecto/1/", listings.slice(0, 1))).toEqual([]);
  });
});
