import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { FormLink } from "../../../src/components/forms/FormLink";

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
      <FormLink href="#contacto" subject={subject}>
        Preguntar
      </FormLink>
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

describe("FormLink", () => {
  // e2e/forms.spec.ts tests that a real click scrolls the box into view.
  it("leads to the form and focuses its first field", () => {
    renderBox();
    expect(click("Preguntar").defaultPrevented).toBe(true);
    expect(navigate).toHaveBeenCalledWith("#contacto", { state: null });
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
    render(<FormLink href="#contacto">Preguntar</FormLink>);
    expect(screen.getByRole("link")).toHaveAttribute("href", "#contacto");
    expect(click("Preguntar").defaultPrevented).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
