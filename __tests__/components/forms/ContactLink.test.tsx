import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { ContactLink } from "../../../src/components/forms/ContactLink";
import { SideForm } from "../../../src/components/forms/SideForm";
import { contact } from "../../fixtures";

const scrollIntoView = jest.fn();

function click() {
  const link = screen.getByRole("link", { name: "Contactar" });
  const event = createEvent.click(link);
  fireEvent(link, event);
  return event;
}

describe("ContactLink", () => {
  // jsdom does not scroll.
  beforeEach(() => Object.assign(Element.prototype, { scrollIntoView }));

  it("leads to the side form, also without scripts", () => {
    render(
      <>
        <ContactLink>Contactar</ContactLink>
        <SideForm title="Pregunta" text="Te informamos." subject="Visita" contact={contact} />
      </>,
    );
    const form = screen.getByRole("form", { name: "Pregunta" });
    expect(screen.getByRole("link", { name: "Contactar" })).toHaveAttribute("href", `#${form.id}`);
  });

  it("brings the form into view and puts the cursor in its first field", () => {
    render(
      <>
        <ContactLink>Contactar</ContactLink>
        <SideForm title="Pregunta" text="Te informamos." subject="Visita" contact={contact} />
      </>,
    );
    expect(click().defaultPrevented).toBe(true);
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole("form", { name: "Pregunta" })]);
    expect(screen.getByLabelText("Nombre")).toHaveFocus();
  });

  it("is a plain link where there is no form", () => {
    render(<ContactLink>Contactar</ContactLink>);
    expect(click().defaultPrevented).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
