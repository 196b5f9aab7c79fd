import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, Select } from "../../../src/components/forms/Field";
import { Form } from "../../../src/components/forms/Form";
import { contact } from "../../fixtures";

const types = [
  { value: "residential", label: "Residencial" },
  { value: "any", label: "Cualquier tipo" },
];

/** A form beside something else, and its visitor; time stands still. */
export function renderForm() {
  jest.useFakeTimers();
  render(
    <>
      <Form label="Solicitud" submit="Enviar" contact={contact}>
        <Field name="name" label="Nombre" required />
        <Field name="email" label="Correo" type="email" />
        <Select name="type" label="Tipo" options={types} />
      </Form>
      <button type="button">Fuera</button>
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

export const form = () => screen.getByRole<HTMLFormElement>("form", { hidden: true });
export const nameField = () => screen.getByLabelText<HTMLInputElement>("Nombre");
export const submit = () => screen.getByRole("button", { name: /^Envia/ });
export const thanks = () => screen.getByRole("status");
export const outside = () => screen.getByRole("button", { name: "Fuera" });

/** Fills in what is required, and submits. */
export async function submitFilled() {
  const user = renderForm();
  await user.type(nameField(), "Ana");
  await user.click(submit());
  return user;
}
