import { render, screen, within } from "@testing-library/react";
import { MainNavigation } from "../../../src/components/layout/MainNavigation";
import { stubMatchMedia } from "../../stubBrowser";

const entries = [
  { label: "Inicio", target: "/" },
  { label: "Nosotros", target: "/#nosotros" },
];
const callToAction = { label: "Contáctanos", target: "/#contacto" };

// e2e/menu.spec.ts tests how it opens and closes.
it("lists the entries with their targets, then the call to action and the phone number", () => {
  stubMatchMedia();
  render(
    <MainNavigation
      entries={entries}
      callToAction={callToAction}
      phone="910 000 100"
      hours="Lunes a viernes, de 10:00 a 14:00"
    />,
  );
  const menu = screen.getByRole("navigation", { name: "Principal" });
  expect(menu).toHaveTextContent(/Lunes a viernes, de 10:00 a 14:00$/);
  const links = within(menu).getAllByRole("link");
  expect(
    links.map((link) => [link.textContent?.replaceAll("\u00a0", " "), link.getAttribute("href")]),
  ).toEqual([
    ["Inicio", "/"],
    ["Nosotros", "/#nosotros"],
    ["Contáctanos", "/#contacto"],
    ["Llamar al 910 000 100", "tel:+34910000100"],
  ]);
});
