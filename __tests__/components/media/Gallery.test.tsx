import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Gallery } from "../../../src/components/media/Gallery";
import { gallery } from "../../fixtures";

function renderGallery() {
  render(<Gallery title="Los Encinares" pictures={gallery} />);
  const region = within(screen.getByRole("region", { name: "Galería de Los Encinares" }));
  const track = region.getByRole("list", { name: "Imágenes" });
  const scrollTo = ({ left }: { left: number }) =>
    fireEvent.scroll(track, { target: { scrollLeft: left } });
  Object.defineProperty(track, "clientWidth", { value: 500 });
  Object.assign(track, { scrollTo });
}

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
