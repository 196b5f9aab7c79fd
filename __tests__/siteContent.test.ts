/** @jest-environment node */
import { projects, rentals } from "../e2e/siteContent";

/* The content that the browser tests rely on; they adapt to everything else. */

test("the projects include every status and type", () => {
  const of = (field: "status" | "type") => new Set(projects.map((project) => project[field]));
  expect(of("status")).toEqual(new Set(["past", "current", "future"]));
  expect(of("type")).toEqual(new Set(["sale", "rent"]));
});

test("there are units, and floor plans of a project and of a rental", () => {
  expect(projects.some(({ units }) => units)).toBe(true);
  for (const listings of [projects, rentals]) {
    expect(listings.some(({ floorPlans }) => floorPlans)).toBe(true);
  }
});
