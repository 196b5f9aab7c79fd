import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Projects } from "../../src/sections/Projects";
import { answerQueries, createProject } from "../fixtures";

const project = (id: string, status: Queries.ProjectStatus) =>
  createProject({ path: `/proyecto/${id}/`, title: `Proyecto ${id}`, status });

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Renders the section with the first entries of a list. */
function open(nodes: ReturnType<typeof project>[], total = nodes.length, search = "") {
  answerQueries({
    landing: { heading: { title: "Proyectos", text: "Lo que hacemos." } },
    entries: { nodes, totalCount: total },
  });
  window.history.replaceState(null, "", `/${search}`);
  render(<Projects />);
}

describe("Projects", () => {
  it("shows all projects in order, and keeps the filter in the URL with the hash", async () => {
    open([
      project("7", "future"),
      project("1", "past"),
      project("2", "current"),
      project("10", "past"),
      project("11", "current"),
      project("12", "current"),
    ]);
    expect(titles()).toEqual(["7", "1", "2", "10", "11", "12"].map((id) => `Proyecto ${id}`));
    expect(screen.queryByRole("link", { name: /^Ver/ })).toBeNull();
    const { length } = window.history;
    await choose("Completados");
    expect(window.location.search + window.location.hash).toBe("?estado=completados#proyectos");
    await choose("Próximamente");
    expect(screen.getByRole("status")).toHaveTextContent(/^1 proyecto$/);
    await choose("Todos");
    expect(window.location.search).toBe("");
    expect(window.history).toHaveLength(length);
  });
});

it("Projects of a longer list have no filters, and link to all of it", () => {
  open(
    [1, 2, 3, 4, 5, 6].map((id) => project(`${id}`, "past")),
    40,
    "?estado=proximamente",
  );
  expect(titles()).toHaveLength(6);
  expect(screen.queryByRole("search")).toBeNull();
  const all = screen.getByRole("link", { name: "Ver los 40 proyectos" });
  expect(all).toHaveAttribute("href", "/proyectos/");
});
