import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { VirtualTour } from "../../../src/components/media/VirtualTour";

const url = "https://visita.example/piso?m=1";

const renderTour = () => render(<VirtualTour title="Ático con terraza" url={url} />);

describe("VirtualTour", () => {
  it("names and links the other site, but requests nothing until it is started", () => {
    const { container } = renderTour();
    expect(container.querySelector("iframe, img, script, link, [src]")).not.toBeInTheDocument();
    expect(screen.getByText("Se abre desde visita.example.")).toBeInTheDocument();
    const link = screen.getByText("Abrir la visita virtual");
    expect(link).toHaveAttribute("href", url);
    expect(link).not.toBeVisible();
  });

  it("shows the tour in a focused, sandboxed frame after a click", async () => {
    renderTour();
    await userEvent.click(screen.getByRole("button", { name: "Empezar la visita virtual" }));
    const frame = screen.getByTitle("Visita virtual de Ático con terraza");
    expect(frame).toHaveAttribute("src", url);
    expect(frame.getAttribute("allow")).toContain("fullscreen");
    expect(frame.getAttribute("sandbox")?.split(" ")).not.toContain("allow-top-navigation");
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin");
    expect(frame).toHaveFocus();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("does not take the focus again on re-render", async () => {
    const page = () => (
      <>
        <VirtualTour title="Ático con terraza" url={url} />
        <a href="#planos">Planos</a>
      </>
    );
    const { rerender } = render(page());
    await userEvent.click(screen.getByRole("button", { name: "Empezar la visita virtual" }));
    const link = screen.getByRole("link", { name: "Planos" });
    link.focus();
    rerender(page());
    expect(link).toHaveFocus();
  });
});
