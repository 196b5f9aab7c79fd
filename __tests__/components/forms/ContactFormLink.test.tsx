import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { ContactFormLink } from "../../../src/components/forms/ContactFormLink";

const scrollIntoView = jest.fn();

function click(name: string, options: MouseEventInit = {}) {
  // jsdom does not implement scrolling.
  Object.assign(Element.prototype, { scrollIntoView });
  const link = screen.getByRole("link", { name });
  const event = createEvent.click(link, options);
  fireEvent(link, event);
  return event;
}

function renderBox(subject?: string) {
  render(
    <>
      <ContactFormLink href="#contacto" subject={subject}>
        Preguntar
      </ContactFormLink>
      <section id="contacto" aria-label="Contacto">
        <a href="tel:+34910000200">910 000 200</a>
        <form>
          <input type="hidden" name="form-name" defaultValue="contacto" />
          <input aria-label="Nombre" name="name" />
          <input aria-label="Asunto" name="subject" defaultValue="Visita" />
        </form>
      </section>
    </>,
  );
}

describe("ContactFormLink", () => {
  // e2e/forms.spec.ts tests that a real click scrolls the box into view.
  it("leads to the form and focuses its first field", () => {
    renderBox();
    expect(click("Preguntar").defaultPrevented).toBe(true);
    expect(navigate).toHaveBeenCalledWith("/#contacto");
    expect(screen.getByLabelText("Nombre")).toHaveFocus();
    expect(screen.getByLabelText("Asunto")).toHaveValue("Visita");
  });

  it("leaves a click with a modifier key to the browser", () => {
    renderBox("Residencial Los Encinares");
    expect(click("Preguntar", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(screen.getByLabelText("Asunto")).toHaveValue("Visita");
  });

  it("leaves the focus in a field of the form", () => {
    renderBox();
    screen.getByLabelText("Asunto").focus();
    click("Preguntar");
    expect(screen.getByLabelText("Asunto")).toHaveFocus();
  });

  it("is a plain link without a form", () => {
    render(<ContactFormLink href="#contacto">Preguntar</ContactFormLink>);
    expect(screen.getByRole("link")).toHaveAttribute("href", "#contacto");
    expect(click("Preguntar").defaultPrevented).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
