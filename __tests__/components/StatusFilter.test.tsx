import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type StatusChoice, StatusFilter } from "../../src/components/StatusFilter";

function renderFilter(choice: StatusChoice = "all", count = 6) {
  const onChoose = jest.fn();
  render(<StatusFilter choice={choice} onChoose={onChoose} count={count} />);
  return onChoose;
}

describe("StatusFilter", () => {
  it("is a named group of one button for each status, and one for all", () => {
    renderFilter();
    expect(screen.getByRole("group", { name: "Filtrar por estado" })).toBeInTheDocument();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Todos",
      "En construcción",
      "Próximamente",
      "Completados",
    ]);
  });

  it("shows the choice as the one pressed button", () => {
    renderFilter("future");
    expect(screen.getAllByRole("button", { pressed: true })).toEqual([
      screen.getByRole("button", { name: "Próximamente" }),
    ]);
  });

  it.each([
    ["Todos", "all"],
    ["En construcción", "current"],
    ["Próximamente", "future"],
    ["Completados", "past"],
  ])("tells that «%s» was chosen as %s", async (name, choice) => {
    const onChoose = renderFilter("current");
    await userEvent.click(screen.getByRole("button", { name }));
    expect(onChoose.mock.calls).toEqual([[choice]]);
  });

  it("reads out how many projects there are, one in the singular", () => {
    renderFilter("past", 1);
    expect(screen.getByRole("status")).toHaveTextContent("1 proyecto");
    expect(screen.getByRole("status")).not.toHaveTextContent("proyectos");
  });

  it("reads out that there are none", () => {
    renderFilter("past", 0);
    expect(screen.getByRole("status")).toHaveTextContent("0 proyectos");
  });
});
