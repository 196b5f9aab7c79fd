import { benefits, landing, members, projects, rentals, services, testimonials } from "./content";
import { expect, test } from "./support";

/*
 * What the specification says of the content itself. The other tests follow the
 * content: whoever changes the firm's offer changes these.
 */

test("there are as many entries as specified", () => {
  expect(projects.map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(rentals.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  expect(services.map(({ id }) => id)).toEqual([
    "asesoramiento-inversiones",
    "comercializacion",
    "gestion-proyectos",
    "promocion-inmobiliaria",
    "servicio-postventa",
  ]);
  expect(testimonials).toHaveLength(4);
  expect(benefits).toHaveLength(6);
  expect(landing.advantages.items).toHaveLength(5);
  expect(members.map(({ role }) => role)).toEqual(["ceo", "lawyer", "manager", "cto"]);
});

test("the rentals cost what is specified", () => {
  expect(rentals.map(({ price }) => price)).toEqual([2500, 1800, 1600]);
});

test("the projects have every status and type, and some lack rooms or baths", () => {
  const of = (field: "status" | "type") => new Set(projects.map((project) => project[field]));
  expect(of("status")).toEqual(new Set(["past", "current", "future"]));
  expect(of("type")).toEqual(new Set(["sale", "rent"]));
  expect(projects.some(({ details }) => details.bedrooms === undefined)).toBe(true);
  expect(projects.some(({ details }) => details.bathrooms === undefined)).toBe(true);
});
