import { fireEvent, render, screen } from "@testing-library/react";
import { ShareButton } from "../../src/components/ShareButton";
import { answerQueries } from "../fixtures";

const url = "https://www.zaguan.example/proyecto/1/";

function renderButton() {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://www.zaguan.example" } } });
  render(<ShareButton title="Villas & Jardín" path="/proyecto/1/" />);
  return screen.getByRole("button", { name: "Compartir" });
}

/** jsdom knows no popovers: what is in one is there, but hidden. */
const hidden = (role: "link" | "button", name: string) =>
  screen.getByRole(role, { name, hidden: true });

describe("ShareButton", () => {
  afterEach(() => {
    Object.assign(navigator, { share: undefined });
  });

  it("opens the system's share sheet where there is one, and no panel", () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    // `fireEvent` tells whether the browser would go on to open the panel.
    expect(fireEvent.click(renderButton())).toBe(false);
    expect(share).toHaveBeenCalledWith({ title: "Villas & Jardín", url });
  });

  it("takes a closed share sheet for no error", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException("", "AbortError"));
    Object.assign(navigator, { share });
    fireEvent.click(renderButton());
    await expect(share.mock.results[0]?.value).rejects.toThrow();
  });

  it("leaves it to the browser to open the panel where there is none", () => {
    const button = renderButton();
    expect(fireEvent.click(button)).toBe(true);
    const target = button.getAttribute("popovertarget") ?? "";
    expect(document.getElementById(target)).toHaveAttribute("popover", "auto");
  });

  it("sends title and address by WhatsApp and by e-mail, also without scripts", () => {
    renderButton();
    const text = `Villas%20%26%20Jard%C3%ADn%0A${encodeURIComponent(url)}`;
    expect(hidden("link", "WhatsApp")).toHaveAttribute("href", `https://wa.me/?text=${text}`);
    expect(hidden("link", "Correo electrónico")).toHaveAttribute(
      "href",
      `mailto:?subject=Villas%20%26%20Jard%C3%ADn&body=${text}`,
    );
  });

  it.each([
    ["says that the address was copied", true, "Dirección copiada"],
    ["says what to do where copying is not allowed", false, "No se ha podido copiar"],
  ])("%s", async (_, isAllowed, words) => {
    const writeText = isAllowed
      ? jest.fn().mockResolvedValue(undefined)
      : jest.fn().mockRejectedValue(new Error("not allowed"));
    Object.assign(navigator, { clipboard: { writeText } });
    renderButton();
    fireEvent.click(hidden("button", "Copiar dirección"));
    expect(writeText).toHaveBeenCalledWith(url);
    expect(await screen.findByText(words, { exact: false })).toHaveAttribute("role", "status");
  });
});
