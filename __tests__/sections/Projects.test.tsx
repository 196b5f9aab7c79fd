import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Projects } from "../../src/sections/Projects";
import { PAGE_SIZE } from "../../src/utils/paths";
import { answerQueries, createProject } from "../fixtures";

const project = (jsonId: string, status: Queries.ProjectStatus) =>
  createProject({ jsonId, title: `Proyecto ${jsonId}`, status });

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("Projects", () => {
  beforeEach(() => {
    const nodes = [
      project("7", "future"),
      project("1", "past"),
      project("2", "current"),
      project("10", "past"),
      project("11", "current"),
      project("12", "current"),
    ];
    const heading = { title: "Proyectos", text: "Lo que hacemos." };
    answerQueries({
      landing: { heading },
      entries: { nodes },
      all: { nodes },
    });
    window.history.replaceState(null, "", "/");
    render(<Projects />);
  });

  it("shows all projects first, in their order", () => {
    expect(titles()).toEqual(["7", "1", "2", "10", "11", "12"].map((id) => `Proyecto ${id}`));
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Todos");
    expect(screen.getByRole("status")).toHaveTextContent("6 proyectos");
  });

  it.each([
    ["Completados", ["Proyecto 1", "Proyecto 10"], "2 proyectos"],
    ["En construcción", ["Proyecto 2", "Proyecto 11", "Proyecto 12"], "3 proyectos"],
    ["Próximamente", ["Proyecto 7"], "1 proyecto"],
  ])("shows only the projects of «%s»", async (name, shown, count) => {
    await choose(name);
    expect(titles()).toEqual(shown);
    expect(screen.getByRole("status")).toHaveTextContent(count);
  });

  it("shows all again", async () => {
    await choose("Completados");
    await choose("Todos");
    expect(titles()).toHaveLength(6);
  });

  it("keeps the choice in the address with the section's hash", async () => {
    const { length } = window.history;
    await choose("Completados");
    expect(window.location.search + window.location.hash).toBe("?estado=completados#proyectos");
    await choose("Todos");
    expect(window.location.search).toBe("");
    expect(window.history).toHaveLength(length);
  });

  it("keeps the focus on the filter that is chosen with the keyboard", async () => {
    const chip = screen.getByRole("button", { name: "Próximamente" });
    chip.focus();
    await userEvent.keyboard("{Enter}");
    expect(titles()).toEqual(["Proyecto 7"]);
    expect(chip).toHaveFocus();
  });

  it("says that nothing matches, and clears the filters", async () => {
    await choose("Completados");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Operación" }), "Alquiler");
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByText("Ningún proyecto cumple esos filtros.")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("0 proyectos");
    await choose("Quitar filtros");
    expect(titles()).toHaveLength(6);
    expect(window.location.search).toBe("");
  });

  it("has no link to the list while it shows all projects", () => {
    expect(screen.queryByRole("link", { name: /^Ver/ })).toBeNull();
  });

  it("has the anchor of the menu", () => {
    expect(screen.getByRole("region", { name: "Proyectos" })).toHaveAttribute("id", "proyectos");
  });
});

describe("Projects that are few", () => {
  it("are shown without filters, whatever the address says", () => {
    const nodes = ["1", "2", "3", "4", "5"].map((id) => project(id, "past"));
    answerQueries({
      landing: { heading: { title: "Proyectos", text: "Lo que hacemos." } },
      entries: { nodes },
      all: { nodes },
    });
    window.history.replaceState(null, "", "/?estado=proximamente");
    render(<Projects />);
    expect(titles()).toHaveLength(5);
    expect(screen.queryByRole("search")).toBeNull();
  });
});

describe("Projects that are part of a longer list", () => {
  it("have no filters where the list has none", () => {
    const nodes = Array.from({ length: 9 }, (_, index) => project(`${index}`, "past"));
    answerQueries({
      landing: { heading: { title: "Proyectos", text: "Lo que hacemos." } },
      entries: { nodes },
      all: { nodes: Array.from({ length: PAGE_SIZE + 1 }, () => project("1", "past")) },
    });
    window.history.replaceState(null, "", "/?estado=proximamente");
    render(<Projects />);
    expect(titles()).toHaveLength(9);
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("links to the full list with the same filters", async () => {
    answerQueries({
      landing: { heading: { title: "Proyectos", text: "Lo que hacemos." } },
      entries: { nodes: [project("1", "past"), project("2", "current")] },
      all: { nodes: Array.from({ length: PAGE_SIZE }, () => project("1", "past")) },
    });
    window.history.replaceState(null, "", "/?estado=completados");
    render(<Projects />);
    expect(screen.getByRole("status")).toHaveTextContent("1 de los 2 que se ven aquí");
    expect(screen.getByRole("link", { name: `Ver los ${PAGE_SIZE} proyectos` })).toHaveAttribute(
      "href",
      "/proyectos/?estado=completados",
    );
  });
});
