import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { FormLink, FormLinks, useLinkedForm } from "../../../src/components/forms/FormLink";

function click(name: string, options: MouseEventInit = {}) {
  const link = screen.getByRole("link", { name });
  const event = createEvent.click(link, options);
  fireEvent(link, event);
  return event;
}

function LinkedForm() {
  const { firstField, subject, setSubject } = useLinkedForm();
  return (
    <form>
      <input ref={firstField} aria-label="Nombre" />
      <input aria-label="Asunto" readOnly value={subject ?? "Visita"} />
      <button type="button" onClick={() => setSubject()}>
        Vaciar
      </button>
    </form>
  );
}

function renderPage() {
  return render(
    <FormLinks>
      <FormLink href="#contacto">Contactar</FormLink>
      <FormLink href="#contacto" subject="Los Encinares, 1.º A">
        Preguntar
      </FormLink>
      <LinkedForm />
    </FormLinks>,
  );
}

const subject = () => screen.getByLabelText("Asunto");

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState({ from: "/proyectos/" }, "", "/proyecto/1/?utm_source=mail");
});

describe("FormLink", () => {
  // e2e/forms.spec.ts tests that a real click scrolls the box into view.
  it("leads to the form and focuses its first field", () => {
    renderPage();
    expect(click("Contactar").defaultPrevented).toBe(true);
    const state = { from: "/proyectos/" };
    const address = "?utm_source=mail#contacto";
    expect(navigate).toHaveBeenLastCalledWith(address, { state, replace: false });
    expect(screen.getByLabelText("Nombre")).toHaveFocus();
    expect(subject()).toHaveValue("Visita");
    // Back should not lead here twice.
    window.history.replaceState(null, "", address);
    click("Contactar");
    expect(navigate).toHaveBeenLastCalledWith(address, { state: null, replace: true });
  });

  it("sets the subject, which outlasts the page and links without one, until it is sent", () => {
    const { unmount } = renderPage();
    click("Preguntar");
    expect(subject()).toHaveValue("Los Encinares, 1.º A");
    unmount();
    const again = renderPage();
    click("Contactar");
    expect(subject()).toHaveValue("Los Encinares, 1.º A");
    fireEvent.click(screen.getByRole("button", { name: "Vaciar" }));
    expect(subject()).toHaveValue("Visita");
    again.unmount();
    renderPage();
    expect(subject()).toHaveValue("Visita");
  });

  it("leaves a click with a modifier key to the browser", () => {
    renderPage();
    expect(click("Preguntar", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(subject()).toHaveValue("Visita");
  });

  it("leaves the focus in a field of the form", () => {
    renderPage();
    subject().focus();
    click("Contactar");
    expect(subject()).toHaveFocus();
  });

  it("is a plain link without a form", () => {
    render(<FormLink href="#contacto">Preguntar</FormLink>);
    expect(screen.getByRole("link")).toHaveAttribute("href", "#contacto");
    expect(click("Preguntar").defaultPrevented).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
});
