import {
  type ListingNode,
  selectRelated,
} from "../../../../plugins/gatsby-plugin-content/computedFields/relatedListings";

const project = (
  jsonId: string,
  location: string,
  type: "sale" | "rent",
  unit: Queries.UnitStatus = "available",
): ListingNode => ({
  ...{ internal: { type: "Project" }, jsonId, location, type },
  ...{ status: "current", units: [{ status: unit }] },
});

const rental = (jsonId: string, location: string): ListingNode => ({
  internal: { type: "Rental" },
  jsonId,
  location,
});

const listings = [
  project("1", "Las Rozas", "sale"),
  project("2", "Boadilla", "sale", "sold"),
  project("3", "Madrid", "sale"),
  project("4", "Getafe", "rent"),
  project("5", "Getafe", "sale"),
  rental("1", "Chamberí, Madrid"),
  rental("2", "Las Tablas, Madrid"),
];

const getName = ({ internal, jsonId }: ListingNode) => `${internal.type} ${jsonId}`;

const select = (name: string, among = listings) => {
  const listing = among.find((one) => getName(one) === name);
  if (!listing) throw new Error(`No listing ${name}`);
  // The order of the input must not matter.
  return selectRelated(listing, among.toReversed()).map(getName);
};

it("related listings start with the same operation, followed by the rest in order", () => {
  expect(select("Project 1")).toEqual(["Project 3", "Project 5", "Project 4"]);
});

it("compares towns, not districts, and prefers the same operation to the same town", () => {
  expect(select("Rental 1")).toEqual(["Rental 2", "Project 4", "Project 3"]);
});

it("prefers the same kind for equal matches of town and operation", () => {
  expect(select("Project 4")).toEqual(["Project 5", "Rental 1", "Rental 2"]);
});

it("finds a project to let even if there are many rentals in the town of one that is let", () => {
  const rentals = ["1", "2", "3"].map((id) => rental(id, "Getafe"));
  const projects = [project("1", "Getafe", "rent", "sold"), project("2", "Alcobendas", "rent")];
  expect(select("Project 1", [...rentals, ...projects])).toContain("Project 2");
});

it("includes sold-out projects only if there is nothing else", () => {
  expect(select("Project 1", listings.slice(0, 4))).toEqual([
    "Project 3",
    "Project 4",
    "Project 2",
  ]);
});
