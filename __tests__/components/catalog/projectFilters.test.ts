import { isAccepted } from "../../../src/components/catalog/filters";
import { createProjectFilters } from "../../../src/components/catalog/projectFilters";
import { createProject } from "../../fixtures";
import { listLabels } from "./listLabels";

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
    expect(listLabels(createProjectFilters(entries), "lugar")).toEqual([...sorted, "Madrid"]);
    expect(listLabels(createProjectFilters(projects.slice(0, 1)), "lugar")).toEqual([]);
  });

  it("offer towns, or the neighbourhoods of the only one", () => {
    const places = ["Mirasierra, Madrid", "Valdebebas, Madrid", "Getafe"];
    const entries = places.map((location) => createProject({ location }));
    const all = createProjectFilters(entries);
    expect(listLabels(all, "lugar")).toEqual(["Getafe", "Madrid"]);
    const inMadrid = entries.filter((entry) => isAccepted(entry, all, { lugar: "Madrid" }));
    expect(inMadrid).toEqual(entries.slice(0, 2));
    const near = entries.slice(0, 2);
    const filters = createProjectFilters(near);
    expect(listLabels(filters, "lugar")).toEqual(["Mirasierra, Madrid", "Valdebebas, Madrid"]);
    expect(near.filter((entry) => isAccepted(entry, filters, { lugar: places[1] ?? "" }))).toEqual([
      near[1],
    ]);
  });

  it("offer sale and rent, unless all are for one of them", () => {
    expect(listLabels(filters, "operacion")).toEqual(["Venta", "Alquiler"]);
    expect(listLabels(createProjectFilters(projects.slice(0, 1)), "operacion")).toEqual([]);
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
