import { render, screen } from "@testing-library/react";
import { Header } from "../../../src/components/layout/Header";
import { answerQueries } from "../../answerQueries";
import { stubMatchMedia } from "../../stubBrowser";

// e2e/navigation.spec.ts tests when it changes.
it("an overlaid header is solid at once on a page that starts scrolled", () => {
  stubMatchMedia();
  const callToAction = { label: "Contáctanos", target: "/#contacto" };
  const contact = { phone: "910 000 100" };
  const hours = { days: ["monday"], opens: "10:00", closes: "14:00" };
  answerQueries({ siteSettings: { name: "Zaguán", menu: [], callToAction, contact, hours } });
  Object.assign(window, { scrollY: 400 });
  render(<Header overlay />);
  expect(screen.getByRole("banner")).toHaveAttribute("data-solid", "true");
});
