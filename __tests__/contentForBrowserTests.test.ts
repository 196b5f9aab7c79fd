/** @jest-environment node */
import { projects, rentals, testimonials } from "../e2e/siteContent";

/* What the browser tests need in `data/`; with other content, those of the missing thing fail. */

test("there are entries of everything, and projects fit on the landing page, filters included", () => {
  expect(projects.length).toBeLessThanOrEqual(9);
  for (const list of [projects, rentals, testimonials]) expect(list.length).toBeGreaterThan(1);
});

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

test("there is a building with ten homes or more on its facade", () => {
  const isLarge = ({ units = [] }: (typeof projects)[0]) => units.length >= 10 && units[0]?.door;
  expect(projects.some(isLarge)).toBe(true);
});
