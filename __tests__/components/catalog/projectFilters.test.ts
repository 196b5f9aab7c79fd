import { isAccepted } from "../../../src/components/catalog/filters";
import { createProjectFilters } from "../../../src/components/catalog/projectFilters";
import { createProject, unit } from "../../queryResults";
import { listFilterLabels } from "./listFilterLabels";

describe("The filters of projects", () => {
  const projects = [
    createProject({ status: "past", type: "sale", location: "Getafe" }),
    createProject({ status: "current", type: "rent", location: "Ávila" }),
    createProject({ status: "future", type: "sale", location: "Getafe" }),
  ];
  const filters = createProjectFilters(projects);
  const left = (chosen: Record<string, string>) =>
    projects.filter((project) => isAccepted(project, filters, chosen));

  it("offer each location once, in Spanish order, and none if there is only one", () => {
    const sorted = ["Alicante", "Ávila", "Avilés", "Canovelles", "Cañete", "Caoba", "el Escorial"];
    const locations = ["Madrid", ...sorted.toReversed(), "Madrid"];
    const entries = locations.map((location) => createProject({ location }));
    expect(listFilterLabels(createProjectFilters(entries), "lugar")).toEqual([...sorted, "Madrid"]);
    expect(listFilterLabels(createProjectFilters(projects.slice(0, 1)), "lugar")).toEqual([]);
  });

  it("offer towns, or the neighbourhoods of the only one", () => {
    const places = ["Mirasierra, Madrid", "Valdebebas, Madrid", "Getafe"];
    const entries = places.map((location) => createProject({ location }));
    const all = createProjectFilters(entries);
    expect(listFilterLabels(all, "lugar")).toEqual(["Getafe", "Madrid"]);
    const inMadrid = entries.filter((entry) => isAccepted(entry, all, { lugar: "Madrid" }));
    expect(inMadrid).toEqual(entries.slice(0, 2));
    const near = entries.slice(0, 2);
    const filters = createProjectFilters(near);
    expect(listFilterLabels(filters, "lugar")).toEqual([
      "Mirasierra, Madrid",
      "Valdebebas, Madrid",
    ]);
    expect(near.filter((entry) => isAccepted(entry, filters, { lugar: places[1] ?? "" }))).toEqual([
      near[1],
    ]);
  });

  it("offer sale and rent, unless all are for one of them", () => {
    expect(listFilterLabels(filters, "operacion")).toEqual(["Venta", "Alquiler"]);
    expect(listFilterLabels(createProjectFilters(projects.slice(0, 1)), "operacion")).toEqual([]);
  });

  it("are by status, operation, place, bedrooms and price", () => {
    const names = filters.map(({ name }) => name);
    expect(names).toEqual(["estado", "operacion", "lugar", "dormitorios", "hasta"]);
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

/** A home that is available, unless it says something else. */
const createFree = (
  bedrooms: number,
  price: number | null,
  status: Queries.UnitStatus = "available",
) => unit({ name: `${bedrooms}, ${price}`, bedrooms, price, status });

describe("The filters of projects by their homes", () => {
  const withRooms = (bedrooms: number | null) => ({ ...createProject().details, bedrooms });
  const projects = [
    createProject({
      title: "Torre",
      units: [
        createFree(2, 310_000),
        createFree(3, 420_000),
        createFree(3, 400_000),
        createFree(4, 390_000, "sold"),
      ],
    }),
    createProject({ title: "Villas", units: [createFree(5, 980_000), createFree(5, null)] }),
    createProject({
      title: "Alquería",
      type: "rent",
      units: [createFree(0, 700), createFree(1, 900)],
    }),
    createProject({ title: "Próximo", status: "future", details: withRooms(3) }),
    createProject({ title: "Por decidir", status: "future", details: withRooms(null) }),
    createProject({ title: "Agotado", status: "past", details: withRooms(6) }),
  ];
  const filters = createProjectFilters(projects);

  it("offer the bedrooms of what is available", () => {
    expect(listFilterLabels(filters, "dormitorios")).toEqual([
      "Estudio",
      "1 dormitorio o más",
      "2 dormitorios o más",
      "3 dormitorios o más",
      "5 dormitorios o más",
    ]);
  });

  it("offer round prices of what is for sale, each with more homes than the one before", () => {
    expect(listFilterLabels(filters, "hasta")).toEqual([
      "Hasta 310.000 € + IVA",
      "Hasta 400.000 € + IVA",
      "Hasta 420.000 € + IVA",
    ]);
  });

  it("offer at most six prices", () => {
    const [low, high, gone] = [
      [366, 379, 387, 389, 396, 401, 408, 414, 419, 459, 469, 484, 596],
      [970, 1020],
      [250, 700],
    ].map((prices) => prices.map((price) => price * 1000));
    const entries = [
      createProject({ units: low?.map((price) => createFree(3, price)) ?? null }),
      createProject({ units: high?.map((price) => createFree(4, price)) ?? null }),
      createProject({ units: gone?.map((price) => createFree(4, price, "reserved")) ?? null }),
    ];
    expect(listFilterLabels(createProjectFilters(entries), "hasta")).toEqual([
      "Hasta 400.000 € + IVA",
      "Hasta 450.000 € + IVA",
      "Hasta 500.000 € + IVA",
      "Hasta 600.000 € + IVA",
      "Hasta 1.000.000 € + IVA",
    ]);
  });

  it("offer nothing that leaves out nothing", () => {
    const entries = [createProject({ units: [createFree(3, 300_000)] }), createProject()];
    const alike = createProjectFilters(entries);
    expect(listFilterLabels(alike, "dormitorios")).toEqual([]);
    expect(listFilterLabels(alike, "hasta")).toEqual([]);
  });

  it.each([
    [{ dormitorios: "estudio" }, ["Alquería"]],
    [{ dormitorios: "1" }, ["Torre", "Villas", "Alquería", "Próximo"]],
    // Four only had a home that is sold.
    [{ dormitorios: "4" }, ["Villas"]],
    [{ dormitorios: "5" }, ["Villas"]],
    // Neither rents nor unknown prices fit a limit.
    [{ hasta: "400000" }, ["Torre"]],
    [{ hasta: "1000000" }, ["Torre", "Villas"]],
    // Only another home of the project is cheap enough.
    [{ dormitorios: "3", hasta: "310000" }, []],
    [{ dormitorios: "3", hasta: "400000" }, ["Torre"]],
    [{ dormitorios: "3", hasta: "400000", operacion: "alquiler" }, []],
  ])("select by %j the projects %j", (chosen, expected) => {
    const left = projects.filter((project) =>
      isAccepted(project, filters, chosen as Record<string, string>),
    );
    expect(left.map(({ title }) => title)).toEqual(expected);
  });
});
