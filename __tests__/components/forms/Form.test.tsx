import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Field, Select, TextArea } from "../../../src/components/forms/Fields";
import { Form } from "../../../src/components/forms/Form";
import { useDraft } from "../../../src/hooks/useDraft";
import { advanceTimers } from "../../advanceTimers";
import { answerQueries } from "../../answerQueries";
import { contact } from "../../queryResults";

const types = [
  { value: "residential", label: "Residencial" },
  { value: "any", label: "Cualquier tipo" },
];

function TestForm() {
  return (
    <Form draft={useDraft("solicitud")} label="Solicitud" submit="Enviar" contact={contact}>
      <Field name="name" label="Nombre" error="Dinos tu nombre." required />
      <Field name="email" label="Correo" type="email" />
      <Select name="type" label="Tipo" options={types} />
    </Form>
  );
}

/** Renders a form beside a button, with fake timers. */
function renderForm(endpoint?: string) {
  jest.useFakeTimers();
  answerQueries({ siteSettings: { forms: endpoint ? { endpoint } : null } });
  const { unmount } = render(
    <>
      <TestForm />
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

async function submitFilled(endpoint?: string) {
  const { user, unmount } = renderForm(endpoint);
  await user.type(nameField(), "Ana");
  await user.click(submit());
  return { user, unmount };
}

describe("Form", () => {
  afterEach(() => sessionStorage.clear());

  it("does not take spaces for a required text", async () => {
    const { user } = renderForm();
    await user.type(nameField(), "  {Enter}");
    expect(form()).toHaveAttribute("aria-busy", "false");
    expect(nameField()).toHaveAccessibleDescription("Dinos tu nombre.");
  });

  it("does not take spaces for a required message", async () => {
    answerQueries({ siteSettings: { forms: null } });
    function MessageForm() {
      return (
        <Form draft={useDraft("mensaje")} label="Mensaje" submit="Enviar" contact={contact}>
          <TextArea name="message" label="Mensaje" error="Escribe tu mensaje." required />
        </Form>
      );
    }
    render(<MessageForm />);
    const message = screen.getByRole("textbox");
    await userEvent.type(message, "  ");
    await userEvent.click(submit());
    expect(form()).toHaveAttribute("aria-busy", "false");
    expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
    await userEvent.paste("Hola");
    expect(message).toBeValid();
  });

  it("takes back a message about a field that something else has filled in", async () => {
    answerQueries({ siteSettings: { forms: null } });
    function LinkedForm() {
      const draft = useDraft("asunto");
      return (
        <>
          <button type="button" onClick={() => draft.enter("subject", "El estudio")}>
            Preguntar
          </button>
          <Form draft={draft} label="Asunto" submit="Enviar" contact={contact}>
            <Field name="subject" label="Asunto" error="Dinos de qué se trata." required />
          </Form>
        </>
      );
    }
    render(<LinkedForm />);
    const subject = screen.getByRole("textbox");
    await userEvent.click(submit());
    expect(subject).toHaveAccessibleDescription("Dinos de qué se trata.");
    await userEvent.click(screen.getByRole("button", { name: "Preguntar" }));
    expect(subject).toHaveValue("El estudio");
    expect(subject).toHaveAccessibleDescription("");
    await userEvent.clear(subject);
    await userEvent.click(submit());
    expect(subject).toHaveAccessibleDescription("Dinos de qué se trata.");
  });

  it("reports sending, thanks after one second for three, and comes back empty", async () => {
    const { user } = renderForm();
    await user.selectOptions(screen.getByLabelText("Tipo"), "any");
    await user.type(nameField(), "Ana{Enter}");
    expect(form()).toHaveAttribute("aria-busy", "true");
    expect(submit()).toHaveTextContent("Enviando…");
    expect(submit()).toHaveAttribute("aria-disabled", "true");
    advanceTimers(999);
    expect(thanks()).toBeEmptyDOMElement();
    expect(form()).toBeVisible();
    expect(nameField()).toHaveValue("Ana");
    advanceTimers(1);
    // Emptied at once, because browsers restore the fields of a page left during the thanks.
    expect(nameField()).toHaveValue("");
    expect(thanks()).toHaveTextContent(
      /^¡Solicitud enviada!Gracias por tu interés\. Nuestro equipo se pondrá en contacto contigo en breve\.$/,
    );
    expect(form()).not.toBeVisible();
    advanceTimers(2999);
    expect(thanks()).not.toBeEmptyDOMElement();
    advanceTimers(1);
    expect(thanks()).toBeEmptyDOMElement();
    expect(form()).toBeVisible();
    expect(screen.getByLabelText("Tipo")).toHaveValue("residential");
    expect(submit()).toHaveTextContent("Enviar");
    expect(submit()).toHaveAttribute("aria-disabled", "false");
  });

  it("keeps what is being sent as it is", async () => {
    const { user } = await submitFilled();
    await user.type(nameField(), " y Luis");
    expect(nameField()).toHaveValue("Ana");
  });

  it("says below a field that the browser rejects what is wrong, until it is corrected", async () => {
    const { user } = renderForm();
    const email = screen.getByLabelText("Correo");
    await user.click(submit());
    expect(nameField()).toBeInvalid();
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAccessibleDescription("Dinos tu nombre.");
    expect(email).toHaveAttribute("aria-invalid", "false");
    await user.type(nameField(), "Ana");
    expect(nameField()).toHaveAttribute("aria-invalid", "false");
    expect(nameField()).not.toHaveAccessibleDescription();
    await user.type(email, "ana");
    expect(email).toHaveAttribute("aria-invalid", "false");
    leave();
    expect(email).toHaveAttribute("aria-invalid", "true");
    expect(email).toHaveAccessibleDescription("Rellena este campo.");
  });

  it("replaces the browser's own message, and focuses the first invalid field alone", () => {
    renderForm();
    const email = screen.getByLabelText("Correo");
    fireEvent.change(email, { target: { value: "ana" } });
    expect(fireEvent(email, createEvent("invalid", email, { cancelable: true }))).toBe(false);
    expect(email).not.toHaveFocus();
  });

  it("ignores further submissions during the thanks", async () => {
    await submitFilled();
    advanceTimers(1000);
    expect(thanks()).not.toBeEmptyDOMElement();
    fireEvent.submit(form());
    advanceTimers(3000);
    expect(submit()).toHaveTextContent("Enviar");
    advanceTimers(60_000);
    expect(thanks()).toBeEmptyDOMElement();
  });

  it("leaves no timer behind when unmounted", async () => {
    const { unmount } = await submitFilled();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("offers contact details to visitors without scripts", () => {
    renderForm();
    const target = (name: string) =>
      screen.getByRole("link", { name, hidden: true }).getAttribute("href");
    expect(target(contact.email)).toBe("mailto:viviendas@zaguan.example");
    expect(target(contact.phone)).toBe("tel:+34910000200");
  });
});

describe("the focus of a form", () => {
  it("moves from the button to the thanks, and back to the form", async () => {
    await submitFilled();
    advanceTimers(999);
    expect(submit()).toHaveFocus();
    advanceTimers(1);
    expect(thanks()).toHaveFocus();
    advanceTimers(3000);
    expect(form()).toHaveFocus();
  });

  it("stays elsewhere if moved there during sending or the thanks", async () => {
    const { user } = await submitFilled();
    leave();
    advanceTimers(1000);
    expect(outside()).toHaveFocus();
    advanceTimers(3000);
    expect(outside()).toHaveFocus();
    await user.type(nameField(), "Ana{Enter}");
    advanceTimers(1000);
    expect(thanks()).toHaveFocus();
    leave();
    advanceTimers(3000);
    expect(outside()).toHaveFocus();
  });
});

describe("a form with an endpoint", () => {
  const ENDPOINT = "https://formularios.example/f/abc";
  const post = jest.fn();
  const alert = () => screen.getByRole("alert");
  /** Lets a pending response arrive. */
  const settle = () => act(() => jest.advanceTimersByTimeAsync(1));

  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(globalThis, { fetch: post });
  });

  it("is sent once, as the browser would send it, and thanks after the response", async () => {
    let answer = (_: { ok: boolean }) => {};
    post.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user } = await submitFilled(ENDPOINT);
    await user.click(submit());
    fireEvent.submit(form());
    advanceTimers(10_000);
    expect(submit()).toHaveTextContent("Enviando…");
    expect(thanks()).toBeEmptyDOMElement();
    expect(post).toHaveBeenCalledTimes(1);
    const [address, { body, signal: _, ...rest }] = post.mock.lastCall;
    expect(address).toBe(ENDPOINT);
    // Anything more would cause a CORS preflight.
    expect(rest).toEqual({ method: "POST", headers: { Accept: "application/json" } });
    expect(body).toBeInstanceOf(URLSearchParams);
    const fields = { name: "Ana", email: "", type: "residential" };
    expect(Object.fromEntries(body)).toEqual({ "form-name": "solicitud", _gotcha: "", ...fields });
    await act(async () => answer({ ok: true }));
    expect(thanks()).toHaveTextContent("¡Solicitud enviada!");
    expect(nameField()).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
    advanceTimers(3000);
    expect(thanks()).toBeEmptyDOMElement();
    expect(submit()).toHaveTextContent("Enviar");
  });

  /** Expects an error message with contact details, and a retry that succeeds. */
  async function expectSecondChance(user: ReturnType<typeof userEvent.setup>) {
    const links = within(alert()).getAllByRole("link");
    const targets = links.map((link) => link.getAttribute("href"));
    expect(targets).toEqual(["tel:+34910000200", "mailto:viviendas@zaguan.example"]);
    expect(thanks()).toBeEmptyDOMElement();
    expect(nameField()).toHaveValue("Ana");
    post.mockResolvedValue({ ok: true });
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await settle();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(thanks()).toHaveTextContent("¡Solicitud enviada!");
    expect(post).toHaveBeenCalledTimes(2);
  }

  it.each([
    ["the response is an error", () => Promise.resolve({ ok: false })],
    ["the request fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("keeps its input and scrolls to an error message if %s", async (_, answer) => {
    post.mockImplementation(answer);
    const scrollIntoView = jest.spyOn(Element.prototype, "scrollIntoView");
    const { user } = await submitFilled(ENDPOINT);
    await settle();
    expect(scrollIntoView.mock.contexts).toEqual([alert()]);
    await expectSecondChance(user);
  });

  it("fails after 15 seconds without a response", async () => {
    const late = new AbortController();
    const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
    post.mockImplementation(
      (_, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => signal.addEventListener("abort", reject)),
    );
    const { user } = await submitFilled(ENDPOINT);
    expect(timeout.mock.calls).toEqual([[15_000]]);
    expect(submit()).toHaveTextContent("Enviando…");
    await act(async () => late.abort());
    await expectSecondChance(user);
  });

  it("thanks a bot that fills in the hidden honeypot, but sends nothing", async () => {
    const { user } = renderForm(ENDPOINT);
    const trap = screen.getByLabelText("Deja este campo vacío");
    expect(trap.closest("[aria-hidden='true']")).toHaveStyle({ position: "absolute" });
    expect(trap).toHaveAttribute("tabindex", "-1");
    // Bots recognise `display: none`.
    expect(trap).toBeVisible();
    fireEvent.input(trap, { target: { value: "https://robot.example" } });
    await user.type(nameField(), "Ana{Enter}");
    await settle();
    expect(thanks()).toHaveTextContent("¡Solicitud enviada!");
    expect(post).not.toHaveBeenCalled();
  });

  it("is posted by the browser without scripts", () => {
    renderForm(ENDPOINT);
    expect(form()).toHaveAttribute("method", "post");
    expect(form()).toHaveAttribute("action", ENDPOINT);
    expect(screen.queryByText(/necesita JavaScript/)).toBeNull();
  });
});
