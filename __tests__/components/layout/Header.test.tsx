import { render, screen } from "@testing-library/react";
import { Header } from "../../../src/components/layout/Header";
import { scrollPageTo, stubMatchMedia } from "../../browser";
import { answerQueries } from "../../fixtures";

function renderHeader(overlay: boolean) {
  stubMatchMedia();
  answerQueries({
    siteSettings: {
      name: "Zaguán",
      menu: [{ label: "Nosotros", target: "/#nosotros" }],
      callToAction: { label: "Contáctanos", target: "/#contacto" },
      contact: { phone: "910 000 100" },
    },
  });
  return render(<Header overlay={overlay} />);
}

const expectSolid = (solid: boolean) =>
  expect(screen.getByRole("banner")).toHaveAttribute("data-solid", String(solid));

describe("Header", () => {
  afterEach(() => scrollPageTo(0));

  it("is transparent on a picture until the page is scrolled past 50 pixels", () => {
    renderHeader(true);
    expectSolid(false);
    scrollPageTo(50);
    expectSolid(false);
    scrollPageTo(51);
    expectSolid(true);
    scrollPageTo(0);
    expectSolid(false);
  });

  it("is solid at once when the page starts scrolled", () => {
    scrollPageTo(400);
    renderHeader(true);
    expectSolid(true);
  });

  it("is always solid on the other pages", () => {
    renderHeader(false);
    expectSolid(true);
    scrollPageTo(51);
    scrollPageTo(0);
    expectSolid(true);
  });

  it("holds the name, leading home, and the menu", () => {
    renderHeader(true);
    expect(screen.getByRole("link", { name: "Zaguán, inicio" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Nosotros" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Contáctanos" })).toBeInTheDocument();
  });
});
