import { cleanup, render, screen } from "@testing-library/react";
import RentalPage from "../../src/templates/Rental";
import { answerQueries, contact, createRental, pageProps } from "../fixtures";

const conditions = {
  depositMonths: 2,
  guaranteeMonths: 1,
  minimumMonths: 12,
  renewal: "prorrogable por años",
};

type Rental = ReturnType<typeof createRental>;

const pageData = (
  rentalConditions = conditions,
  changes: Partial<Rental> = {},
): Queries.RentalPageQuery => ({
  rental: createRental({
    description: "Última planta.",
    related: [
      createRental({ path: "/alquiler/2/", title: "Piso familiar", location: "Las Tablas" }),
    ],
    ...changes,
  }),
  siteSettings: { detailContact: contact, rentalConditions },
});

const renderPage = (rentalConditions?: typeof conditions, changes?: Partial<Rental>) => {
  answerQueries({ site: { siteMetadata: { siteUrl: "https://zaguan.example" } } });
  const data = pageData(rentalConditions, changes);
  render(<RentalPage {...pageProps(data)} />);
};

const findFact = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

describe("Rental", () => {
  it("takes the conditions from the site's settings", () => {
    renderPage({
      depositMonths: 1,
      guaranteeMonths: 3,
      minimumMonths: 24,
      renewal: "sin prórroga",
    });
    expect(findFact("Fianza")).toBe("1\u00A0mes");
    expect(findFact("Garantía adicional")).toBe("3\u00A0meses");
    expect(findFact("Duración mínima")).toBe("24\u00A0meses, sin prórroga");
  });

  it("states what a tenant asks first, and what is near, where that is known", () => {
    renderPage();
    expect(screen.queryByText("Mascotas")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Dónde está" })).not.toBeInTheDocument();
    cleanup();
    const nearby = [{ name: "Metro", minutes: 6, means: "walk" as const }];
    renderPage(conditions, {
      pets: false,
      place: { latitude: 40.4, longitude: -3.7, nearby },
    });
    expect(findFact("Mascotas")).toBe("No se admiten");
    expect(screen.getByText("Metro").parentElement).toHaveTextContent("Metro 6 min a pie");
  });
});
