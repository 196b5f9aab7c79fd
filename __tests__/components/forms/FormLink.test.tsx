import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { FormLink } from "../../../src/components/forms/FormLink";

const scrollIntoView = jest.fn();

function click(name: string, options: MouseEventInit = {}) {
  // jsdom does not scroll.
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
  // e2e/forms.spec.ts sees that the box comes into view after a visitor's own press.
  it("puts the cursor into the first field, and moves nothing when the loader repeats a press", () => {
    renderBox();
    expect(click("Preguntar").defaultPrevented).toBe(true);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(screen.getByLabelText("Nombre")).toHaveFocus();
    expect(screen.getByLabelText("Asunto")).toHaveValue("Visita");
  });

  it("leaves a press with a key for a new tab to the browser", () => {
    renderBox("Residencial Los Encinares");
    expect(click("Preguntar", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(screen.getByLabelText("Asunto")).toHaveValue("Visita");
  });

  it("leaves the cursor in a field that is being filled in", () => {
    renderBox();
    screen.getByLabelText("Asunto").focus();
    click("Preguntar");
    expect(screen.getByLabelText("Asunto")).toHaveFocus();
  });

  it("is a plain link where there is no form", () => {
    render(<FormLink href="#contacto">Preguntar</FormLink>);
    expect(screen.getByRole("link")).toHaveAttribute("href", "#contacto");
    expect(click("Preguntar").defaultPrevented).toBe(false);
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
