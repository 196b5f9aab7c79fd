import { render, screen } from "@testing-library/react";
import { DevelopBoundary } from "../../src/components/DevelopBoundary";

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
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => {}));

  it("shows a page that has its data", () => {
    render(page("Los Encinares"));
    expect(screen.getByRole("heading")).toHaveTextContent("Los Encinares");
  });

  it("says that a page without its data waits for them", () => {
    render(page(null));
    expect(screen.getByText(/^Esta página espera/)).toBeInTheDocument();
  });

  it("shows the page when its data come", () => {
    const { rerender } = render(page(null));
    rerender(page("Los Encinares"));
    expect(screen.getByRole("heading")).toHaveTextContent("Los Encinares");
    expect(screen.queryByText(/^Esta página espera/)).not.toBeInTheDocument();
  });

  it("waits on while the data are spoilt", () => {
    const { rerender } = render(page(null));
    rerender(page(null));
    expect(screen.getByText(/^Esta página espera/)).toBeInTheDocument();
  });
});
