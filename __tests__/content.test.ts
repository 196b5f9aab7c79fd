/** @jest-environment node */
import { projects, rentals } from "../e2e/content";

/* What the browser tests need of the content; otherwise they follow it. */

test("the projects have every status and type, and some lack rooms or baths", () => {
  const of = (field: "status" | "type") => new Set(projects.map((project) => project[field]));
  expect(of("status")).toEqual(new Set(["past", "current", "future"]));
  expect(of("type")).toEqual(new Set(["sale", "rent"]));
  expect(projects.some(({ details }) => details.bedrooms === undefined)).toBe(true);
  expect(projects.some(({ details }) => details.bathrooms === undefined)).toBe(true);
});

test("there are homes, and plans of a project and of a rental", () => {
  expect(projects.some(({ units }) => units)).toBe(true);
  for (const listings of [projects, rentals]) {
    expect(listings.some(({ floorPlans }) => floorPlans)).toBe(true);
  }
});
