import { cleanup, render, screen, within } from "@testing-library/react";
import RentalPage from "../../src/templates/Rental";
import { answerQueries } from "../answerQueries";
import { contact, createRental, pageProps } from "../queryResults";

type Rental = ReturnType<typeof createRental>;

const pageData = (changes: Partial<Rental> = {}): Queries.RentalPageQuery => ({
  rental: createRental(changes),
  siteSettings: {
    detailContact: contact,
    rentalConditions: {
      depositMonths: 2,
      guaranteeMonths: 1,
      minimumMonths: 12,
      renewal: "prorrogable por años",
    },
  },
});

const renderPage = (changes?: Partial<Rental>) => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  render(<RentalPage {...pageProps(pageData(changes))} />);
};

describe("Rental", () => {
  it("states the terms of the tenancy and nearby places", () => {
    const nearby = [{ name: "Metro", minutes: 6, means: "walk" as const }];
    renderPage({ pets: false, place: { latitude: 40.4, longitude: -3.7, nearby } });
    const term = screen.getByText("Mascotas", { selector: "dt" });
    expect(term.nextElementSibling).toHaveTextContent("No se admiten");
    expect(screen.getByText("Metro").parentElement).toHaveTextContent("a pie6 minMetro");
  });

  it("says once that its price is monthly", () => {
    renderPage();
    const label = screen.getByText("Precio mensual");
    expect(label.nextElementSibling).toHaveTextContent(/^2\.500\s€$/);
  });

  it("offers a visit with the rental's name as the subject", () => {
    renderPage();
    expect(screen.getByLabelText("Asunto")).toHaveValue("Visita a «Ático con terraza»");
  });

  it("keeps the paragraphs and line breaks of its description", () => {
    renderPage({ description: "Una línea.\nMás.\n\nOtra línea." });
    const last = screen.getByText("Otra línea.");
    expect(last.previousElementSibling?.textContent).toBe("Una línea.\nMás.");
    expect(last.parentElement).toHaveStyle({ whiteSpace: "pre-line" });
  });

  it("shows the energy rating among its facts as a chip, or that it is pending", () => {
    renderPage({ energyLabel: "B" });
    const fact = screen.getByText("Energía", { selector: "dt" }).nextElementSibling;
    const chip = within(fact as HTMLElement).getByRole("img");
    expect(chip).toHaveAccessibleName("Calificación energética: B");
    cleanup();
    renderPage({ energyLabel: "pending" });
    expect(screen.getByText("En trámite")).toHaveRole("definition");
  });
});
