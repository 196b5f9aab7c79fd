import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { EmailField, Field, Select, TextArea } from "../../src/components/forms/Fields";
import { Form } from "../../src/components/forms/Form";
import { useDraft } from "../../src/hooks/useDraft";
import { advanceTimers } from "../advanceTimers";
import { answerQueries } from "../answerQueries";
import { contact } from "../queryResults";

const types = ["residential", "mixed"].map((value) => ({ value, label: value }));

function Draft({ subject = "Visita" }) {
  const draft = useDraft("contacto");
  return (
    <>
      <Form draft={draft} label="Contacto" submit="Enviar" contact={contact}>
        <Field name="name" label="Nombre" />
        <EmailField />
        <Field name="subject" label="Asunto" defaultValue={subject} />
        <Select name="type" label="Tipo" options={types} />
        <TextArea name="message" label="Mensaje" />
        <input aria-label="Acepto" name="privacy" type="checkbox" />
      </Form>
      <button type="button" onClick={() => draft.enter("name", "Eva")}>
        Rellenar
      </button>
    </>
  );
}

const find = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(find(label), { target: { value } });

let unmount = () => {};
let rerender = (_: React.ReactNode) => {};

const open = () => {
  ({ unmount, rerender } = render(<Draft />));
};
const reopen = () => {
  unmount();
  open();
};

beforeEach(() => {
  sessionStorage.clear();
  answerQueries({ siteSettings: { forms: { endpoint: "https://formularios.example/" } } });
  open();
});

describe("useDraft", () => {
  it("restores what was typed or chosen, and what a button filled in", () => {
    type("Correo electrónico", "ana@example.com");
    type("Tipo", "mixed");
    type("Mensaje", "Hola");
    fireEvent.click(screen.getByRole("button", { name: "Rellenar" }));
    reopen();
    expect(find("Correo electrónico")).toHaveValue("ana@example.com");
    expect(find("Tipo")).toHaveValue("mixed");
    expect(find("Mensaje")).toHaveValue("Hola");
    expect(find("Nombre")).toHaveValue("Eva");
  });

  it("lets a field follow its default until something else is typed", () => {
    rerender(<Draft subject="2.º C" />);
    expect(find("Asunto")).toHaveValue("2.º C");
    type("Asunto", "Una pregunta");
    rerender(<Draft subject="3.º A" />);
    expect(find("Asunto")).toHaveValue("Una pregunta");
    type("Asunto", "");
    expect(find("Asunto")).toHaveValue("");
    type("Asunto", "3.º A");
    rerender(<Draft />);
    expect(find("Asunto")).toHaveValue("Visita");
  });

  it("saves neither consent nor the honeypot", () => {
    fireEvent.click(find("Acepto"));
    fireEvent.change(find("Deja este campo vacío"), { target: { value: "Robot" } });
    expect(sessionStorage).toHaveLength(0);
  });

  it("keeps what was typed before hydration, and restores the rest", () => {
    type("Nombre", "Ana");
    type("Mensaje", "Hola");
    unmount();
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(<Draft />);
    const early = { Nombre: "Eva", Asunto: "Pregunta", Tipo: "mixed" };
    for (const [label, value] of Object.entries(early)) {
      Object.assign(find(label), { value });
    }
    ({ unmount } = render(<Draft />, { container, hydrate: true }));
    for (const [label, value] of Object.entries({ ...early, Mensaje: "Hola" })) {
      expect(find(label)).toHaveValue(value);
    }
    unmount();
    container.remove();
    open();
    expect(find("Nombre")).toHaveValue("Eva");
  });

  it("deletes the draft of an emptied form", () => {
    type("Nombre", "Ana");
    type("Nombre", "");
    expect(sessionStorage).toHaveLength(0);
  });

  it("deletes the draft of a form whose page is left before it has arrived", async () => {
    jest.useFakeTimers();
    let arrive = (_: { ok: boolean }) => {};
    Object.assign(globalThis, {
      fetch: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    type("Nombre", "Ana");
    fireEvent.submit(screen.getByRole("form"));
    unmount();
    window.history.pushState({}, "", "/otra/");
    expect(sessionStorage).toHaveLength(1);
    arrive({ ok: true });
    await jest.advanceTimersByTimeAsync(1);
    advanceTimers(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it("works without storage if the browser denies it", () => {
    unmount();
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    }
    open();
    type("Nombre", "Ana");
    expect(find("Nombre")).toHaveValue("Ana");
  });
});
