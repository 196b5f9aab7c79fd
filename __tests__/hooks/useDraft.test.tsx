import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useDraft } from "../../src/hooks/useDraft";

function Draft() {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, "contacto");
  return (
    <form ref={form}>
      <input aria-label="Nombre" name="name" />
      <input aria-label="Asunto" name="subject" defaultValue="Visita" />
      <select aria-label="Tipo" name="type">
        <option value="residential" />
        <option value="mixed" />
      </select>
      <input aria-label="Acepto" name="privacy" type="checkbox" />
      <input aria-label="Trampa" name="_gotcha" tabIndex={-1} />
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

let leave = () => {};

beforeEach(() => {
  sessionStorage.clear();
  leave = render(<Draft />).unmount;
});

describe("useDraft", () => {
  it("saves what a button elsewhere fills in before it focuses the form", () => {
    const field = screen.getByLabelText<HTMLInputElement>("Asunto");
    field.value = "2.º C";
    screen.getByLabelText("Nombre").focus();
    leave();
    leave = render(<Draft />).unmount;
    expect(screen.getByLabelText("Asunto")).toHaveValue("2.º C");
  });

  it("saves neither consent nor the honeypot", () => {
    fireEvent.click(screen.getByLabelText("Acepto"));
    type("Trampa", "Robot");
    expect(sessionStorage).toHaveLength(0);
  });

  it("replaces nothing that is in a field already", () => {
    type("Nombre", "Ana");
    leave();
    const container = document.createElement("div");
    container.innerHTML = '<form><input name="name" aria-label="Nombre"></form>';
    document.body.append(container);
    const field = screen.getByLabelText<HTMLInputElement>("Nombre");
    field.value = "Eva";
    function Typed() {
      const form = useRef(container.querySelector("form"));
      useDraft(form, "contacto");
      return null;
    }
    leave = render(<Typed />).unmount;
    expect(field).toHaveValue("Eva");
    container.remove();
  });

  it("deletes the draft of an emptied form", () => {
    type("Nombre", "Ana");
    type("Nombre", "");
    expect(sessionStorage).toHaveLength(0);
  });

  it("deletes the draft of a form that is reset after it was unmounted", () => {
    type("Nombre", "Ana");
    const form = document.querySelector("form") as HTMLFormElement;
    leave();
    expect(sessionStorage).toHaveLength(1);
    form.reset();
    expect(sessionStorage).toHaveLength(0);
  });

  it("works without storage if the browser denies it", () => {
    leave();
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    leave = render(<Draft />).unmount;
    type("Nombre", "Ana");
    expect(screen.getByLabelText("Nombre")).toHaveValue("Ana");
  });
});
