import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { DetailContactBox } from "../../../src/components/layout/DetailContactBox";
import { answerQueries } from "../../answerQueries";
import { contact } from "../../queryResults";

const texts = { text: "Dinos cuándo.", subject: "Visita", message: "Hola" };

beforeEach(() => {
  answerQueries({ siteSettings: { forms: null }, privacyPage: { path: "/legal/privacidad/" } });
  const props = { ...texts, title: "Pide una visita", contact };
  render(<DetailContactBox {...props} visit />);
});

const form = () => within(screen.getByRole("form", { name: "Pide una visita" }));

describe("DetailContactBox", () => {
  it("states its purpose, how the data is used, and all contact details", () => {
    const region = screen.getByRole("region", { name: "Pide una visita" });
    expect(region).toHaveTextContent("Dinos cuándo.");
    expect(form().getByText(/atender lo que nos pides/)).toBeInTheDocument();
    const link = form().getByRole("link", { name: "Política de privacidad" });
    expect(link).toHaveAttribute("href", "/legal/privacidad/");
    expect(screen.getByRole("link", { name: "910 000 200" })).toHaveAttribute(
      "href",
      "tel:+34910000200",
    );
    expect(screen.getByRole("link", { name: "viviendas@zaguan.example" })).toHaveAttribute(
      "href",
      "mailto:viviendas@zaguan.example?subject=Visita",
    );
    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^https:\/\/wa\.me\/34910000200\?text=Hola$/),
    );
  });

  it.each([
    ["Nombre", "name"],
    ["Correo electrónico", "email"],
    ["Teléfono", "phone"],
    ["Asunto", "subject"],
    ["Mensaje", "message"],
    ["Día", "day"],
    ["Franja horaria", "partOfDay"],
  ])("has the optional field «%s»", (label, name) => {
    const field = form().getByLabelText(label);
    expect(field).toHaveAttribute("name", name);
    expect(field).not.toBeRequired();
  });

  it("asks above its fields for a way to reply, before anything is sent", () => {
    const note = form().getByText("Déjanos tu correo o tu teléfono.");
    expect(note.compareDocumentPosition(form().getByLabelText("Nombre"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it("offers a day from today on, and a part of the day", () => {
    const day = screen.getByLabelText<HTMLInputElement>("Día");
    expect(day).toHaveAttribute("type", "date");
    expect(day).not.toHaveAttribute("min");
    jest.useFakeTimers({ now: new Date(2026, 0, 9, 23, 30) });
    day.focus();
    expect(day).toHaveAttribute("min", "2026-01-09");
    const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(options).toEqual(["Me da igual", "Por la mañana", "Por la tarde"]);
  });
});

describe("a contact box sent without phone number or e-mail address", () => {
  const post = jest.fn();

  const submit = () => fireEvent.submit(screen.getByRole("form"));
  const type = (label: string, value: string) =>
    fireEvent.input(form().getByLabelText(label), { target: { value } });

  beforeEach(() => {
    cleanup();
    answerQueries({ siteSettings: { forms: { endpoint: "https://formularios.example/" } } });
    post.mockResolvedValue({ ok: true });
    Object.assign(globalThis, { fetch: post });
    render(<DetailContactBox {...texts} title="Pide una visita" contact={contact} />);
    jest.useFakeTimers();
    type("Nombre", "Ana");
    type("Correo electrónico", " ");
    submit();
  });

  it("asks for one of them, focuses the field, and sends nothing", () => {
    expect(screen.getByRole("alert")).toHaveTextContent(/correo o tu teléfono/);
    const email = form().getByLabelText("Correo electrónico");
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription(/correo o tu teléfono/);
    expect(email).toBeInvalid();
    expect(form().getByLabelText("Teléfono")).toBeInvalid();
    expect(post).not.toHaveBeenCalled();
  });

  it.each(["Teléfono", "Correo electrónico"])("is sent once «%s» is filled in", async (label) => {
    type(label, "  ");
    expect(form().getByLabelText(label)).toBeInvalid();
    type(label, "ana@example.com");
    expect(screen.queryByRole("alert")).toBeNull();
    for (const either of ["Teléfono", "Correo electrónico"]) {
      expect(form().getByLabelText(either)).toBeValid();
    }
    await act(async () => submit());
    expect(post).toHaveBeenCalledTimes(1);
  });
});

it("offers no WhatsApp without a number", () => {
  const without = { ...contact, whatsapp: null, replyTime: "en un día laborable" };
  render(<DetailContactBox {...texts} title="Otra" contact={without} />);
  // Only the form from `beforeEach` has a link.
  expect(screen.getAllByRole("link", { name: "WhatsApp" })).toHaveLength(1);
});
