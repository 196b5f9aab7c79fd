import { projectList } from "../../../src/components/catalog/projectListDefinition";
import { rentalList } from "../../../src/components/catalog/rentalListDefinition";
import { isAccepted } from "../../../src/utils/filters";
import { createProject, createRental } from "../../fixtures";

const labels = (filters: { name: string; choices: readonly { label: string }[] }[], name: string) =>
  filters
    .find((filter) => filter.name === name)
    ?.choices.map(({ label }) => label.replaceAll("\u00A0", " "));

describe("The filters of projects", () => {
  const projects = [
    createProject({ status: "past", type: "sale", location: "Getafe" }),
    createProject({ status: "current", type: "rent", location: "Ávila" }),
    createProject({ status: "future", type: "sale", location: "Getafe" }),
  ];
  const filters = projectList.createFilters(projects);
  const left = (chosen: Record<string, string>) =>
    projects.filter((project) => isAccepted(project, filters, chosen));

  it("offer each location once, in Spanish order, and none if there is only one", () => {
    const sorted = ["Alicante", "Ávila", "Avilés", "Canovelles", "Cañete", "Caoba", "el Escorial"];
    const locations = ["Madrid", ...sorted.toReversed(), "Madrid"];
    const entries = locations.map((location) => createProject({ location }));
    expect(labels(projectList.createFilters(entries), "lugar")).toEqual([...sorted, "Madrid"]);
    expect(labels(projectList.createFilters(projects.slice(0, 1)), "lugar")).toEqual([]);
  });

  it("offer towns, or the neighbourhoods of the only one", () => {
    const places = ["Mirasierra, Madrid", "Valdebebas, Madrid", "Getafe"];
    const entries = places.map((location) => createProject({ location }));
    const all = projectList.createFilters(entries);
    expect(labels(all, "lugar")).toEqual(["Getafe", "Madrid"]);
    const inMadrid = entries.filter((entry) => isAccepted(entry, all, { lugar: "Madrid" }));
    expect(inMadrid).toEqual(entries.slice(0, 2));
    const near = entries.slice(0, 2);
    const filters = projectList.createFilters(near);
    expect(labels(filters, "lugar")).toEqual(["Mirasierra, Madrid", "Valdebebas, Madrid"]);
    expect(near.filter((entry) => isAccepted(entry, filters, { lugar: places[1] ?? "" }))).toEqual([
      near[1],
    ]);
  });

  it("offer sale and rent, unless all are for one of them", () => {
    expect(labels(filters, "operacion")).toEqual(["Venta", "Alquiler"]);
    expect(labels(projectList.createFilters(projects.slice(0, 1)), "operacion")).toEqual([]);
  });

  it.each([
    [{ operacion: "alquiler" }, [1]],
    [{ lugar: "Getafe" }, [0, 2]],
    [{ lugar: "Getafe", estado: "proximamente" }, [2]],
  ])("select by %j the projects %j", (chosen, expected) => {
    expect(left(chosen as Record<string, string>)).toEqual(
      expected.map((index) => projects[index]),
    );
  });
});

describe("The filters of rentals", () => {
  const rentals = [
    createRental({ price: 2500, bedrooms: 2, area: 112 }),
    createRental({ price: 1800, bedrooms: 3, area: 108 }),
    createRental({ price: 1600, bedrooms: 1, area: 82 }),
  ];
  const filters = rentalList.createFilters(rentals);
  const left = (chosen: Record<string, string>) =>
    rentals.filter((rental) => isAccepted(rental, filters, chosen)).map(({ price }) => price);

  it("offer round figures that change the result, and none if all rentals are alike", () => {
    expect(labels(filters, "precio")).toEqual(["Hasta 1.750 €", "Hasta 2.000 €", "Hasta 2.250 €"]);
    expect(labels(filters, "dormitorios")).toEqual(["2 dormitorios o más", "3 dormitorios o más"]);
    expect(labels(filters, "superficie")).toEqual([
      "Desde 85 m²",
      "Desde 90 m²",
      "Desde 95 m²",
      "Desde 100 m²",
      "Desde 105 m²",
      "Desde 110 m²",
    ]);
    const alike = rentalList.createFilters([createRental()]);
    expect(alike.flatMap(({ choices }) => choices)).toEqual([]);
  });

  it.each([
    [{ precio: "2000" }, [1800, 1600]],
    [{ dormitorios: "2" }, [2500, 1800]],
    [{ superficie: "110" }, [2500]],
  ])("select by %j the homes at %j", (chosen, expected) => {
    expect(left(chosen as Record<string, string>)).toEqual(expected);
  });

  it.each([[10], [1e9]])("offer few choices up to %d euros", (price) => {
    const rents = [1, price].map((rent) => createRental({ price: rent }));
    const prices = labels(rentalList.createFilters(rents), "precio") ?? [];
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.length).toBeLessThanOrEqual(7);
  });
});
