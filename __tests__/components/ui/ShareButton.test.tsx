import { act, fireEvent, render, screen } from "@testing-library/react";
import { ShareButton } from "../../../src/components/ui/ShareButton";
import { answerQueries } from "../../answerQueries";

const url = "https://www.zaguan.example/proyecto/1/";

function renderButton() {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://www.zaguan.example" } } });
  render(<ShareButton title="Villas & Jardín" path="/proyecto/1/" />);
  return screen.getByRole("button", { name: "Compartir" });
}

/** jsdom doesn't support popovers: their content is in the DOM, but hidden. */
const hidden = (role: "link" | "button", name: string) =>
  screen.getByRole(role, { name, hidden: true });

describe("ShareButton", () => {
  afterEach(() => {
    Object.assign(navigator, { share: undefined });
  });

  it("opens the system's share sheet, if there is one, instead of the popover", () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    // `fireEvent` returns whether the default action, opening the panel, would follow.
    expect(fireEvent.click(renderButton())).toBe(false);
    expect(share).toHaveBeenCalledWith({ title: "Villas & Jardín", url });
  });

  it.each([
    ["AbortError", "ignores that the share sheet was closed", 0],
    ["InvalidStateError", "opens the panel, as an earlier share sheet never finished", 1],
    ["NotAllowedError", "opens the panel instead", 1],
  ])("on %s %s", async (name, _, times) => {
    const share = jest.fn().mockRejectedValue(new DOMException("", name));
    const showPopover = jest.fn();
    Object.assign(navigator, { share });
    Object.assign(HTMLElement.prototype, { showPopover });
    fireEvent.click(renderButton());
    await act(async () => {});
    expect(share).toHaveBeenCalledTimes(1);
    expect(showPopover).toHaveBeenCalledTimes(times);
  });

  it("links to WhatsApp and e-mail with title and URL", () => {
    renderButton();
    const title = "Villas%20%26%20Jard%C3%ADn";
    expect(hidden("link", "WhatsApp")).toHaveAttribute(
      "href",
      `https://wa.me/?text=${title}%0A${encodeURIComponent(url)}`,
    );
    expect(hidden("link", "Correo electrónico")).toHaveAttribute(
      "href",
      `mailto:?subject=${title}&body=${title}%0D%0A${encodeURIComponent(url)}`,
    );
  });

  it.each([
    ["is not allowed", { writeText: () => Promise.reject(new Error("no")) }],
    ["is unavailable, as on a page without HTTPS", undefined],
  ])("explains what to do if copying %s", async (_, clipboard) => {
    Object.assign(navigator, { clipboard });
    renderButton();
    fireEvent.click(hidden("button", "Copiar enlace"));
    const words = "No se ha podido copiar";
    expect(await screen.findByText(words, { exact: false })).toHaveAttribute("role", "status");
  });
});
