import { render, screen, within } from "@testing-library/react";
import { Projects } from "../../src/sections/Projects";
import { answerQueries } from "../answerQueries";
import { createProject } from "../queryResults";

const project = (id: number) =>
  createProject({ path: `/proyecto/${id}/`, title: `Proyecto ${id}` });

/** Renders the section with the first entries of a list. */
function open(ids: number[], statuses: Queries.ProjectStatus[], totalCount = ids.length) {
  answerQueries({
    landing: { heading: { title: "Proyectos", text: "Lo que hacemos." } },
    entries: { nodes: ids.map(project), totalCount, statuses },
  });
  render(<Projects />);
}

const getLinks = () =>
  within(screen.getByRole("navigation", { name: "Proyectos por estado" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

const getFilters = () => screen.queryByRole("navigation");

describe("Projects", () => {
  it("shows the projects in order, with links to those of each status", () => {
    open([7, 1, 2, 10, 11, 12], ["past", "current", "future"]);
    expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual(
      [7, 1, 2, 10, 11, 12].map((id) => `Proyecto ${id}`),
    );
    expect(screen.queryByRole("link", { name: /^Ver/ })).toBeNull();
    expect(getLinks()).toEqual([
      ["Todos", "/proyectos/"],
      ["En construcción", "/proyectos/?estado=en-construccion"],
      ["Próximamente", "/proyectos/?estado=proximamente"],
      ["Completados", "/proyectos/?estado=completados"],
    ]);
  });

  it("links to no status without projects", () => {
    open([1, 2, 3, 4, 5, 6], ["past", "future"]);
    expect(getLinks().map(([label]) => label)).toEqual(["Todos", "Próximamente", "Completados"]);
  });

  it.each([
    ["all have the same", [1, 2, 3, 4, 5, 6], ["past"], 6],
    ["the list is too short for filters", [1, 2, 3, 4, 5], ["past", "future"], 5],
    ["the list is too long for filters", [1, 2, 3, 4, 5, 6, 7, 8, 9], ["past", "future"], 49],
  ] as const)("has no links by status if %s", (_, ids, statuses, total) => {
    open([...ids], [...statuses], total);
    expect(getFilters()).toBeNull();
  });

  it("links to the rest of a longer list", () => {
    open([1, 2, 3, 4, 5, 6, 7, 8, 9], ["past", "future"], 40);
    const all = screen.getByRole("link", { name: "Ver los 40 proyectos" });
    expect(all).toHaveAttribute("href", "/proyectos/");
  });
});
