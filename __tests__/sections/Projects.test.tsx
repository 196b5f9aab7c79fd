import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Projects } from "../../src/sections/Projects";
import { answerQueries, projectCard } from "../fixtures";

const project = (jsonId: string, status: Queries.ProjectStatus, order: number | null = null) =>
  projectCard({ jsonId, title: `Proyecto ${jsonId}`, status, order });

const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const choose = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("Projects", () => {
  beforeEach(() => {
    const nodes = [
      project("10", "past"),
      project("2", "current"),
      project("1", "past"),
      project("7", "future", 1),
    ];
    const projects = { title: "Proyectos", text: "Lo que hacemos." };
    answerQueries({ landing: { projects }, allProject: { nodes } });
    render(<Projects />);
  });

  it("shows all projects at first, in their maintainers' order", () => {
    expect(titles()).toEqual(["Proyecto 7", "Proyecto 1", "Proyecto 2", "Proyecto 10"]);
    expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Todos");
    expect(screen.getByRole("status")).toHaveTextContent("4 proyectos");
  });

  it.each([
    ["Completados", ["Proyecto 1", "Proyecto 10"], "2 proyectos"],
    ["En construcción", ["Proyecto 2"], "1 proyecto"],
    ["Próximamente", ["Proyecto 7"], "1 proyecto"],
  ])("shows the projects of «%s» alone", async (name, shown, count) => {
    await choose(name);
    expect(titles()).toEqual(shown);
    expect(screen.getByRole("status")).toHaveTextContent(count);
  });

  it("shows all again", async () => {
    await choose("Completados");
    await choose("Todos");
    expect(titles()).toHaveLength(4);
  });

  it("is where the menu's address leads", () => {
    expect(screen.getByRole("region", { name: "Proyectos" })).toHaveAttribute("id", "proyectos");
  });
});
