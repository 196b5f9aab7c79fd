import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../src/components/media/Gallery";
import { gallery } from "../../fixtures";

function renderGallery(caption?: string) {
  render(<Gallery title="Los Encinares" pictures={gallery} caption={caption} />);
  const track = screen.getByRole("list", { name: "Imágenes" });
  const scrollTo = ({ left }: { left: number }) =>
    fireEvent.scroll(track, { target: { scrollLeft: left } });
  Object.defineProperty(track, "clientWidth", { value: 500 });
  Object.assign(track, { scrollTo });
  return track;
}

const dot = (position: number) => screen.getByRole("button", { name: `Imagen ${position} de 4` });

describe("Gallery", () => {
  it("has an accessible name", () => {
    renderGallery();
    expect(screen.getByRole("region", { name: "Galería de Los Encinares" })).toBeInTheDocument();
  });

  it("shows all pictures with their descriptions in order", () => {
    const track = renderGallery();
    const pictures = within(track).getAllByRole("img");
    expect(pictures.map((picture) => picture.getAttribute("alt"))).toEqual(
      gallery.map(({ alt }) => alt),
    );
  });

  it("loads the first picture eagerly and the others lazily", () => {
    const track = renderGallery();
    const pictures = within(track).getAllByRole("img");
    expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([
      "eager",
      "lazy",
      "lazy",
      "lazy",
    ]);
  });

  it("switches pictures with the dots and shows the count", async () => {
    renderGallery();
    expect(screen.getByText("1 / 4")).toBeInTheDocument();
    await userEvent.click(dot(3));
    expect(dot(3)).toHaveAttribute("aria-current", "true");
    expect(dot(1)).toHaveAttribute("aria-current", "false");
    expect(screen.getByText("3 / 4")).toBeInTheDocument();
  });

  it("switches pictures with arrows, which stop at both ends", async () => {
    renderGallery();
    // Hidden, as jsdom's window has neither width nor pointer.
    const previous = screen.getByRole("button", { name: "Anterior", hidden: true });
    const next = screen.getByRole("button", { name: "Siguiente", hidden: true });
    expect(previous).toHaveAttribute("aria-disabled", "true");
    for (const count of ["2 / 4", "3 / 4", "4 / 4", "4 / 4"]) {
      await userEvent.click(next);
      expect(screen.getByText(count)).toBeInTheDocument();
    }
    expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    expect(screen.getByText("3 / 4")).toBeInTheDocument();
    expect(next).toHaveAttribute("aria-disabled", "false");
  });

  it("says what its pictures are, where they are no photographs", () => {
    renderGallery("Infografía, imagen orientativa");
    expect(screen.getByText("Infografía, imagen orientativa")).toBeInTheDocument();
  });

  it("is reached with Tab and moved with the arrow keys", async () => {
    const track = renderGallery();
    await userEvent.tab();
    expect(track).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    expect(dot(2)).toHaveAttribute("aria-current", "true");
  });
});
