import { cleanup, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import { ContactLink, SideForm } from "../../../src/components/forms/SideForm";
import { contact } from "../../fixtures";

beforeEach(() => {
  const text = "Dinos cuándo.";
  render(<SideForm title="Pide una visita" text={text} subject="Visita" contact={contact} />);
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
      "mailto:viviendas@zaguan.example?subject=Visita",
    );
  });

  it.each([
    ["Nombre", "name"],
    ["Correo electrónico", "email"],
    ["Teléfono", "phone"],
    ["Asunto", "subject"],
    ["Mensaje", "message"],
  ])("asks for «%s», which nobody has to fill in", (label, name) => {
    const field = form().getByLabelText(label);
    expect(field).toHaveAttribute("name", name);
    expect(field).not.toBeRequired();
  });

  it("has the subject filled in", () => {
    expect(form().getByLabelText("Asunto")).toHaveValue("Visita");
  });

  it("offers WhatsApp with a text where there is a number", () => {
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/34910000200?text=Hola%2C%20os%20escribo%20por%3A%20Visita",
    );
  });

  it("asks for nothing else", () => {
    expect(form().getAllByRole("textbox")).toHaveLength(5);
  });
});

it("offers no WhatsApp where there is no number", () => {
  const without = { ...contact, whatsapp: null };
  render(<SideForm title="Otra" text="Dinos cuándo." subject="Visita" contact={without} />);
  // The other form's link is the only one.
  expect(screen.getAllByRole("link", { name: "WhatsApp" })).toHaveLength(1);
});

describe("ContactLink", () => {
  const scrollIntoView = jest.fn();

  function click() {
    // jsdom does not scroll.
    Object.assign(Element.prototype, { scrollIntoView });
    render(<ContactLink>Contactar</ContactLink>);
    const link = screen.getByRole("link", { name: "Contactar" });
    const event = createEvent.click(link);
    fireEvent(link, event);
    return { link, event };
  }

  it("brings the form into view and puts the cursor in its first field", () => {
    const { link, event } = click();
    const form = screen.getByRole("form", { name: "Pide una visita" });
    expect(link).toHaveAttribute("href", `#${form.id}`);
    expect(event.defaultPrevented).toBe(true);
    expect(scrollIntoView.mock.contexts).toEqual([form]);
    expect(screen.getByLabelText("Nombre")).toHaveFocus();
  });

  it("is a plain link where there is no form", () => {
    cleanup();
    expect(click().event.defaultPrevented).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
