import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dots } from "../../../src/components/ui/Dots";

const labels = ["Imagen 1 de 3", "Imagen 2 de 3", "Imagen 3 de 3"];

describe("Dots", () => {
  it("has a named button for each slide", () => {
    render(<Dots labels={labels} current={0} onChoose={jest.fn()} />);
    const names = screen.getAllByRole("button").map((dot) => dot.getAttribute("aria-label"));
    expect(names).toEqual(labels);
  });

  it("marks the current one only", () => {
    render(<Dots labels={labels} current={1} onChoose={jest.fn()} />);
    const marks = screen.getAllByRole("button").map((dot) => dot.getAttribute("aria-current"));
    expect(marks).toEqual(["false", "true", "false"]);
  });

  it("reports the chosen one", async () => {
    const onChoose = jest.fn();
    render(<Dots labels={labels} current={0} onChoose={onChoose} />);
    await userEvent.click(screen.getByRole("button", { name: "Imagen 3 de 3" }));
    expect(onChoose.mock.calls).toEqual([[2]]);
  });

  it.each([
    [12, 12],
    [13, 0],
  ])("says of %d slides which it is, where %d dots would not do", (count, dots) => {
    const many = Array.from({ length: count }, (_, index) => `Imagen ${index}`);
    render(<Dots labels={many} current={6} onChoose={jest.fn()} />);
    expect(screen.queryAllByRole("button")).toHaveLength(dots);
    expect(screen.queryAllByText(`7 de ${count}`)).toHaveLength(dots ? 0 : 1);
  });

  it("does not submit a form around it", async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Dots labels={labels} current={0} onChoose={jest.fn()} />
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Imagen 2 de 3" }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
