import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { Menu } from "../../../src/components/layout/Menu";
import { stubMatchMedia } from "../../browser";

const entries = [
  { label: "Inicio", target: "/" },
  { label: "Nosotros", target: "/#nosotros" },
];
const callToAction = { label: "Contáctanos", target: "/#contacto" };

/** The part of the popover that the menu uses; jsdom has none. */
function addPopover(panel: HTMLElement) {
  const matches = panel.matches.bind(panel);
  let open = false;
  const toggle = (newState: "open" | "closed") => {
    open = newState === "open";
    act(() => {
      panel.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
    });
  };
  const hidePopover = jest.fn(() => toggle("closed"));
  Object.assign(panel, {
    hidePopover,
    matches: (selector: string) => (selector === ":popover-open" ? open : matches(selector)),
  });
  return { toggle, hidePopover };
}

function renderMenu() {
  const media = stubMatchMedia();
  render(<Menu entries={entries} callToAction={callToAction} phone="910 000 100" />);
  const panel = screen.getByRole("navigation", { name: "Principal" });
  return { ...media, ...addPopover(panel), panel };
}

const button = () => screen.getByRole("button", { name: "Menú" });

// A click that the test's browser does not follow.
const click = (name: string) => {
  const link = screen.getByRole("link", { name });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
};

describe("Menu", () => {
  it("lists the entries with their targets, the call to action and the telephone after them", () => {
    const { panel } = renderMenu();
    const links = within(panel).getAllByRole("link");
    expect(
      links.map((link) => [link.textContent?.replaceAll("\u00a0", " "), link.getAttribute("href")]),
    ).toEqual([
      ["Inicio", "/"],
      ["Nosotros", "/#nosotros"],
      ["Contáctanos", "/#contacto"],
      ["Llamar al 910 000 100", "tel:+34910000100"],
    ]);
  });

  it("follows the state of the popover", () => {
    const { toggle } = renderMenu();
    expect(button()).toHaveAttribute("aria-expanded", "false");
    toggle("open");
    expect(button()).toHaveAttribute("aria-expanded", "true");
    toggle("closed");
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it.each(["Nosotros", "Contáctanos"])("closes when «%s» is clicked", (name) => {
    const { toggle } = renderMenu();
    toggle("open");
    click(name);
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("closes when the window grows to desktop width", () => {
    const { toggle, list, queries, hidePopover } = renderMenu();
    toggle("open");
    expect(queries.at(-1)).toBe("(min-width: 65em)");
    const change = list.addEventListener.mock.lastCall?.[1];
    act(() => change());
    expect(hidePopover).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });
});
