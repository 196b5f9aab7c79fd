import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, Select } from "../../../src/components/forms/Field";
import { Form } from "../../../src/components/forms/Form";
import { wait } from "../../browser";
import { answerQueries, contact } from "../../fixtures";

const types = [
  { value: "residential", label: "Residencial" },
  { value: "any", label: "Cualquier tipo" },
];

/** Renders a form beside a button; time stands still. */
function renderForm() {
  jest.useFakeTimers();
  answerQueries({ siteSettings: { forms: null } });
  const { unmount } = render(
    <>
      <Form name="solicitud" label="Solicitud" submit="Enviar" contact={contact}>
        <Field name="name" label="Nombre" required />
        <Field name="email" label="Correo" type="email" />
        <Select name="type" label="Tipo" options={types} />
      </Form>
      <button type="button">Fuera</button>
    </>,
  );
  return { unmount, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const form = () => screen.getByRole<HTMLFormElement>("form", { hidden: true });
const nameField = () => screen.getByLabelText<HTMLInputElement>("Nombre");
const submit = () => screen.getByRole("button", { name: /^Envia/ });
const thanks = () => screen.getByRole("status");
const outside = () => screen.getByRole("button", { name: "Fuera" });
const leave = () => act(() => outside().focus());

async function submitFilled() {
  const { user, unmount } = renderForm();
  await user.type(nameField(), "Ana");
  await user.click(submit());
  return { user, unmount };
}

describe("Form", () => {
  it("leaves validation to the browser", async () => {
    const { user } = renderForm();
    expect(form().noValidate).toBe(false);
    await user.click(submit());
    expect(nameField()).toBeInvalid();
    expect(submit()).toHaveTextContent("Enviar");
    await user.type(nameField(), "Ana");
    await user.type(screen.getByLabelText("Correo"), "ana");
    await user.click(submit());
    expect(submit()).toHaveTextContent("Enviar");
    await user.type(screen.getByLabelText("Correo"), "@example.com");
    await user.click(submit());
    expect(submit()).toHaveTextContent("Enviando…");
  });

  it("has a name, and a button that says what it does", () => {
    renderForm();
    expect(form()).toHaveAccessibleName("Solicitud");
    expect(submit()).toHaveAccessibleName("Enviar");
  });

  it("says that it is sending", async () => {
    await submitFilled();
    expect(form()).toHaveAttribute("aria-busy", "true");
    expect(submit()).toHaveTextContent("Enviando…");
    expect(submit()).toHaveAttribute("aria-disabled", "true");
  });

  it("is replaced by thanks after one second, for three seconds", async () => {
    await submitFilled();
    wait(999);
    expect(thanks()).toBeEmptyDOMElement();
    expect(form()).toBeVisible();
    wait(1);
    expect(thanks()).toHaveTextContent(
      /^¡Solicitud enviada!Gracias por tu interés\. Nuestro equipo se pondrá en contacto contigo en breve\.$/,
    );
    expect(form()).not.toBeVisible();
    wait(2999);
    expect(thanks()).not.toBeEmptyDOMElement();
    wait(1);
    expect(thanks()).toBeEmptyDOMElement();
    expect(form()).toBeVisible();
  });

  it("comes back empty, with its first choice selected, and can be sent again", async () => {
    const { user } = renderForm();
    await user.type(nameField(), "Ana");
    await user.selectOptions(screen.getByLabelText("Tipo"), "any");
    await user.click(submit());
    wait(999);
    expect(nameField()).toHaveValue("Ana");
    wait(1);
    // A browser restores the fields of a page that is left during the thanks.
    expect(nameField()).toHaveValue("");
    wait(3000);
    expect(screen.getByLabelText("Tipo")).toHaveValue("residential");
    expect(submit()).toHaveTextContent("Enviar");
    fireEvent.submit(form());
    wait(1000);
    expect(thanks()).not.toBeEmptyDOMElement();
  });

  it("ignores further submissions while it sends and thanks", async () => {
    await submitFilled();
    wait(600);
    fireEvent.submit(form());
    wait(400);
    expect(thanks()).not.toBeEmptyDOMElement();
    fireEvent.submit(form());
    wait(3000);
    expect(submit()).toHaveTextContent("Enviar");
    wait(60_000);
    expect(thanks()).toBeEmptyDOMElement();
  });

  it.each([
    ["sending", 500],
    ["thanking", 1000],
  ])("leaves no timer behind when the page is left while %s", async (_, after) => {
    const { unmount } = await submitFilled();
    wait(after);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("tells visitors without scripts whom to write to or call", () => {
    renderForm();
    const target = (name: string) =>
      screen.getByRole("link", { name, hidden: true }).getAttribute("href");
    expect(target(contact.email)).toBe("mailto:viviendas@zaguan.example");
    expect(target(contact.phone)).toBe("tel:+34910000200");
  });
});

describe("the focus of a form", () => {
  it("is left alone when the page opens", () => {
    renderForm();
    expect(document.body).toHaveFocus();
  });

  it("goes from the button to the thanks, and back to the form", async () => {
    await submitFilled();
    wait(999);
    expect(submit()).toHaveFocus();
    wait(1);
    expect(thanks()).toHaveFocus();
    wait(3000);
    expect(form()).toHaveFocus();
  });

  it("goes from a field to the thanks", async () => {
    const { user } = renderForm();
    await user.type(nameField(), "Ana{Enter}");
    wait(1000);
    expect(thanks()).toHaveFocus();
  });

  it("stays with a visitor who went elsewhere while it was sending", async () => {
    await submitFilled();
    leave();
    wait(1000);
    expect(outside()).toHaveFocus();
    wait(3000);
    expect(outside()).toHaveFocus();
  });

  it("stays with a visitor who went elsewhere during the thanks, until the next time", async () => {
    const { user } = await submitFilled();
    wait(1000);
    leave();
    wait(3000);
    expect(outside()).toHaveFocus();
    await user.type(nameField(), "Ana{Enter}");
    wait(1000);
    expect(thanks()).toHaveFocus();
  });
});

describe("what is typed in a form", () => {
  it("is submitted nowhere, also before the scripts run", () => {
    renderForm();
    expect(form()).toHaveAttribute("method", "dialog");
    expect(form()).not.toHaveAttribute("action");
  });

  it("reaches neither the network nor the address", async () => {
    const fetch = jest.fn();
    const sendBeacon = jest.fn();
    const prevented: boolean[] = [];
    const listen = (event: Event) => prevented.push(event.defaultPrevented);
    Object.assign(window, { fetch });
    Object.assign(navigator, { sendBeacon });
    const open = jest.spyOn(XMLHttpRequest.prototype, "open");
    const address = window.location.href;
    window.addEventListener("submit", listen);
    await submitFilled();
    window.removeEventListener("submit", listen);
    wait(1000);
    wait(3000);
    for (const call of [fetch, sendBeacon, open]) expect(call).not.toHaveBeenCalled();
    expect(window.location.href).toBe(address);
    expect(prevented).toEqual([true]);
  });
});
