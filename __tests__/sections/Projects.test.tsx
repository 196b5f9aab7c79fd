import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Projects } from "../../src/sections/Projects";
import { PAGE_SIZE } from "../../src/utils/paths";
import { answerQueries, createProject } from "../fixtures";

const project = (jsonId: string, status: Queries.ProjectStatus) =>
  createProject({ jsonId, title: `Proyecto ${jsonId}`, status });

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Renders the section with the first entries of a list. */
function open(nodes: ReturnType<typeof project>[], total = nodes.length, search = "") {
  answerQueries({
    landing: { heading: { title: "Proyectos", text: "Lo que hacemos." } },
    entries: { nodes },
    all: { nodes: nodes.concat(Array(total - nodes.length).fill(nodes[0])) },
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

describe("Projects of a longer list", () => {
  it("have no filters if the full list has none", () => {
    const nodes = Array.from({ length: 9 }, (_, index) => project(`${index}`, "past"));
    open(nodes, PAGE_SIZE + 1, "?estado=proximamente");
    expect(titles()).toHaveLength(9);
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("link to the full list with the same filters", async () => {
    open([project("1", "past"), project("2", "current")], 40, "?estado=completados");
    expect(screen.getByRole("status")).toHaveTextContent("1 de los 2 que se ven aquí");
    expect(screen.getByRole("link", { name: "Ver los 40 proyectos" })).toHaveAttribute(
      "href",
      "/proyectos/?estado=completados",
    );
  });
});
