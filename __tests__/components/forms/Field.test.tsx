import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checkbox, Field, Select, TextArea } from "../../../src/components/forms/Field";

const options = [
  { value: "residential", label: "Residencial" },
  { value: "commercial", label: "Comercial" },
];

describe("Field", () => {
  it("connects its label with the input", async () => {
    render(<Field name="name" label="Nombre" />);
    await userEvent.click(screen.getByText("Nombre"));
    expect(screen.getByRole("textbox", { name: "Nombre" })).toHaveFocus();
  });

  it("passes attributes on to the input", () => {
    render(<Field name="email" label="Correo" type="email" autoComplete="email" required />);
    const input = screen.getByLabelText("Correo");
    expect(input).toBeRequired();
    expect(input).toHaveAttribute("name", "email");
    expect(input).toHaveAttribute("type", "email");
    expect(input).toHaveAttribute("autocomplete", "email");
  });

  it("has a hint", () => {
    render(<Field name="amount" label="Cantidad" hint="Desde 10.000 €" />);
    expect(screen.getByLabelText("Cantidad")).toHaveAccessibleDescription("Desde 10.000 €");
  });

  it("is optional unless told otherwise", () => {
    render(<Field name="phone" label="Teléfono" />);
    expect(screen.getByLabelText("Teléfono")).not.toBeRequired();
  });

  it("has a unique id in each form", () => {
    render(
      <>
        <Field name="name" label="Nombre del inversor" />
        <Field name="name" label="Nombre del inquilino" />
      </>,
    );
    expect(screen.getByLabelText("Nombre del inversor").id).not.toBe(
      screen.getByLabelText("Nombre del inquilino").id,
    );
  });
});

describe("TextArea", () => {
  it("connects its label with the text area", async () => {
    render(<TextArea name="message" label="Mensaje" required />);
    await userEvent.type(screen.getByLabelText("Mensaje"), "Hola{Enter}Adiós");
    const area = screen.getByRole("textbox", { name: "Mensaje" });
    expect(area).toHaveValue("Hola\nAdiós");
    expect(area).toBeRequired();
    expect(area).toHaveAttribute("name", "message");
  });
});

describe("Select", () => {
  it("connects its label with the options, the first one selected", async () => {
    render(<Select name="investmentType" label="Tipo" options={options} />);
    const select = screen.getByRole("combobox", { name: "Tipo" });
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Residencial",
      "Comercial",
    ]);
    expect(select).toHaveValue("residential");
    await userEvent.selectOptions(select, "Comercial");
    expect(select).toHaveValue("commercial");
  });
});

describe("Checkbox", () => {
  it("is ticked by clicking its label", async () => {
    render(<Checkbox name="privacy" label="He leído y acepto" required />);
    const box = screen.getByRole("checkbox", { name: "He leído y acepto" });
    expect(box).toBeRequired();
    expect(box).not.toBeChecked();
    await userEvent.click(screen.getByText("He leído y acepto"));
    expect(box).toBeChecked();
  });
});
