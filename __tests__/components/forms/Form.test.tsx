import { screen } from "@testing-library/react";
import { wait } from "../../browser";
import { contact } from "../../fixtures";
import { form, nameField, renderForm, submit, submitFilled, thanks } from "./sampleForm";

describe("Form", () => {
  it("leaves validation to the browser", async () => {
    const user = renderForm();
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

  it("thanks after one second, for three, in a place that is read out", async () => {
    await submitFilled();
    wait(999);
    expect(thanks()).toBeEmptyDOMElement();
    wait(1);
    expect(thanks()).toHaveTextContent(
      /^¡Solicitud enviada!Gracias por tu interés\. Nuestro equipo se pondrá en contacto contigo en breve\.$/,
    );
    wait(2999);
    expect(thanks()).not.toBeEmptyDOMElement();
    wait(1);
    expect(thanks()).toBeEmptyDOMElement();
  });

  it("is out of the way while it thanks", async () => {
    await submitFilled();
    expect(form()).toBeVisible();
    wait(1000);
    expect(form()).not.toBeVisible();
    wait(3000);
    expect(form()).toBeVisible();
  });

  it("comes back empty, with its first choice selected", async () => {
    const user = renderForm();
    await user.type(nameField(), "Ana");
    await user.selectOptions(screen.getByLabelText("Tipo"), "any");
    await user.click(submit());
    wait(1000);
    expect(nameField()).toHaveValue("Ana");
    wait(3000);
    expect(nameField()).toHaveValue("");
    expect(screen.getByLabelText("Tipo")).toHaveValue("residential");
    expect(submit()).toHaveTextContent("Enviar");
  });

  it("tells who has no scripts whom to write to or call", () => {
    renderForm();
    const target = (name: string) =>
      screen.getByRole("link", { name, hidden: true }).getAttribute("href");
    expect(target(contact.email)).toBe("mailto:viviendas@zaguan.example");
    expect(target(contact.phone)).toBe("tel:+34910000200");
  });
});
