import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { LightboxProps } from "../../src/components/media/Lightbox";
import { LightboxButton } from "../../src/components/media/LightboxButton";
import { useLightbox } from "../../src/hooks/useLightbox";
import { gallery } from "../queryResults";

let isMissing = false;

/** Stands in for the real one, which needs a layout. */
function FakeLightbox({ name, index, open, onClose }: LightboxProps) {
  return (
    open && (
      <div role="dialog" aria-label={name}>
        {index}
        <button type="button" onClick={onClose}>
          Cerrar
        </button>
      </div>
    )
  );
}

jest.mock("../../src/components/media/Lightbox", () => ({
  get Lightbox() {
    if (isMissing) throw new Error("Loading chunk failed");
    return FakeLightbox;
  },
}));

function Gallery() {
  const lightbox = useLightbox({ name: "Galería", pictures: gallery });
  return (
    <>
      <div data-testid="slide">
        <LightboxButton lightbox={lightbox} index={1} label="Ampliar imagen 2" />
      </div>
      <div data-testid="actions">
        <LightboxButton lightbox={lightbox} index={2}>
          Ver galería
        </LightboxButton>
      </div>
      {lightbox.dialog}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => screen.findByRole("dialog", { name: "Galería" });
const expectClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("useLightbox", () => {
  let unmount = () => {};

  /** Whether the page itself can be loaded, and therefore is. */
  const answer = (ok: boolean) =>
    Object.assign(window, { fetch: jest.fn().mockResolvedValue({ ok }) });

  beforeEach(() => {
    isMissing = false;
    answer(false);
    // jsdom only reports that it can't reload.
    jest.spyOn(console, "error").mockReturnValue();
    sessionStorage.clear();
    window.history.pushState({}, "", "/proyecto/1/");
    unmount = render(<Gallery />).unmount;
  });

  it.each([
    ["Ampliar imagen 2", "1"],
    ["Ver galería", "2"],
  ])("opens with the picture of «%s», which gets the focus back", async (name, index) => {
    await press(name);
    expect(await dialog()).toHaveTextContent(index);
    await press("Cerrar");
    await expectClosed();
    expect(screen.getByRole("button", { name })).toHaveFocus();
  });

  it("adds one entry to the session history for two presses while it loads", async () => {
    const { length } = window.history;
    await Promise.all([press("Ampliar imagen 2"), press("Ver galería")]);
    expect(await dialog()).toBeInTheDocument();
    expect(window.history).toHaveLength(length + 1);
  });

  it("reopens after a reload, and then too gives the focus back", async () => {
    await press("Ver galería");
    await dialog();
    unmount();
    render(<Gallery />);
    expect(await dialog()).toHaveTextContent("2");
    act(() => window.history.back());
    await expectClosed();
    expect(screen.getByRole("button", { name: "Ver galería" })).toHaveFocus();
  });

  it("stays closed if Back comes before it has loaded", async () => {
    await press("Ver galería");
    await dialog();
    unmount();
    render(<Gallery />);
    act(() => window.history.back());
    await waitFor(() => expect(window.history.state).toEqual({}));
    await act(() => new Promise((done) => setTimeout(done, 100)));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("stays closed on another page", async () => {
    await press("Ver galería");
    window.history.pushState({}, "", "/proyecto/2/");
    await act(() => new Promise((done) => setTimeout(done, 100)));
    expect(window.history.state).toEqual({});
  });

  it("says beside the pressed button that it can't be loaded, until the next press", async () => {
    isMissing = true;
    const status = within(screen.getByTestId("actions")).getByRole("status");
    await press("Ver galería");
    await waitFor(() => expect(status).toHaveTextContent("No se ha podido abrir"));
    const other = within(screen.getByTestId("slide")).getByRole("status", { hidden: true });
    expect(other).toBeEmptyDOMElement();
    isMissing = false;
    await press("Ver galería");
    expect(await dialog()).toBeInTheDocument();
    expect(status).toBeEmptyDOMElement();
  });

  it("says nothing if the page is reloaded instead", async () => {
    isMissing = true;
    answer(true);
    await press("Ver galería");
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    for (const status of screen.getAllByRole("status", { hidden: true }))
      expect(status).toBeEmptyDOMElement();
  });

  it("is left to pointers where a button covers its picture", () => {
    const cover = screen.getByRole("button", { name: "Ampliar imagen 2" });
    expect(cover).toHaveAttribute("tabindex", "-1");
    expect(screen.getByRole("button", { name: "Ver galería" })).not.toHaveAttribute("tabindex");
  });
});
