import { render, screen, within } from "@testing-library/react";
import { SideForm } from "../../src/components/SideForm";
import { contact } from "../fixtures";

beforeEach(() => {
  render(<SideForm title="Pide una visita" text="Dinos cuándo." contact={contact} />);
});

const form = () => within(screen.getByRole("form", { name: "Pide una visita" }));

describe("SideForm", () => {
  it("is named by its heading and says what it is for", () => {
    const region = screen.getByRole("region", { name: "Pide una visita" });
    expect(region).toHaveTextContent("Dinos cuándo.");
  });

  it("says whom to call and to write to", () => {
    expect(screen.getByRole("link", { name: "910 000 200" })).toHaveAttribute(
      "href",
      "tel:+34910000200",
    );
    expect(screen.getByRole("link", { name: "viviendas@zaguan.example" })).toHaveAttribute(
      "href",
      "mailto:viviendas@zaguan.example",
    );
  });

  it.each([
    ["Nombre", "name"],
    ["Correo electrónico", "email"],
    ["Teléfono", "phone"],
    ["Mensaje", "message"],
  ])("asks for «%s», which nobody has to fill in", (label, name) => {
    const field = form().getByLabelText(label);
    expect(field).toHaveAttribute("name", name);
    expect(field).not.toBeRequired();
  });

  it("asks for nothing else", () => {
    expect(form().getAllByRole("textbox")).toHaveLength(4);
  });
});
