import { act, render, screen } from "@testing-library/react";
import { DevelopErrorBoundary } from "../../src/develop/DevelopErrorBoundary";

function Page({ title }: { title: string | null }) {
  if (title === null) throw new Error("A query found no project");
  return <h1>{title}</h1>;
}

const reload = jest.fn();

const page = (title: string | null) => (
  <DevelopErrorBoundary reload={reload}>
    <Page title={title} />
  </DevelopErrorBoundary>
);

describe("DevelopErrorBoundary", () => {
  // React logs the errors that it catches.
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, "error").mockImplementation(() => {});
  });

  it("shows a note in place of a page without its data, and reloads once it arrives", () => {
    const { rerender } = render(page(null));
    rerender(page(null));
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByText(/^Esta página espera/)).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    rerender(page("Los Encinares"));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole("heading")).toHaveTextContent("Los Encinares");
    expect(screen.queryByText(/^Esta página espera/)).not.toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stops its timer when unmounted", () => {
    render(page(null)).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
