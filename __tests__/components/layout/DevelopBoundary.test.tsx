import { act, render, screen } from "@testing-library/react";
import { DevelopBoundary } from "../../../src/components/layout/DevelopBoundary";

function Page({ title }: { title: string | null }) {
  if (title === null) throw new Error("A query found nothing");
  return <h1>{title}</h1>;
}

const page = (title: string | null) => (
  <DevelopBoundary>
    <Page title={title} />
  </DevelopBoundary>
);

describe("DevelopBoundary", () => {
  // React reports what it catches.
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => jest.useRealTimers());

  it("shows a page that has its data", () => {
    render(page("Los Encinares"));
    expect(screen.getByRole("heading")).toHaveTextContent("Los Encinares");
  });

  it("says that a page without its data waits for them", () => {
    render(page(null));
    expect(screen.getByText(/^Esta página espera/)).toBeInTheDocument();
  });

  it("tries the page again every second, and shows it when its data come", () => {
    const { rerender } = render(page(null));
    rerender(page(null));
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByText(/^Esta página espera/)).toBeInTheDocument();
    rerender(page("Los Encinares"));
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole("heading")).toHaveTextContent("Los Encinares");
    expect(screen.queryByText(/^Esta página espera/)).not.toBeInTheDocument();
  });

  it("takes what it told away from Gatsby's overlay once the page is back, not before", () => {
    const push = jest.fn();
    Object.assign(window, { _gatsbyEvents: { push } });
    const { rerender } = render(page(null));
    act(() => jest.advanceTimersByTime(1000));
    expect(push).not.toHaveBeenCalled();
    rerender(page("Los Encinares"));
    act(() => jest.advanceTimersByTime(1000));
    expect(push.mock.calls).toEqual([[["FAST_REFRESH", { action: "CLEAR_RUNTIME_ERRORS" }]]]);
  });

  it("has nothing to do once it is gone", () => {
    render(page(null)).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
