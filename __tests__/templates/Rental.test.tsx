import { cleanup, render, screen } from "@testing-library/react";
import RentalPage from "../../src/templates/Rental";
import { answerQueries, contact, createRental, pageProps } from "../fixtures";

type Rental = ReturnType<typeof createRental>;

const pageData = (changes: Partial<Rental> = {}): Queries.RentalPageQuery => ({
  rental: createRental({
    description: "Última planta.",
    related: [
      createRental({ path: "/alquiler/2/", title: "Piso familiar", location: "Las Tablas" }),
    ],
    ...changes,
  }),
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

const findFact = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

describe("Rental", () => {
  it("states what a tenant asks first, and what is near, where that is known", () => {
    renderPage();
    expect(screen.queryByText("Mascotas")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Dónde está" })).not.toBeInTheDocument();
    cleanup();
    const nearby = [{ name: "Metro", minutes: 6, means: "walk" as const }];
    renderPage({
      pets: false,
      place: { latitude: 40.4, longitude: -3.7, nearby },
    });
    expect(findFact("Mascotas")).toBe("No se admiten");
    expect(screen.getByText("Metro").parentElement).toHaveTextContent("Metro 6 min a pie");
  });

  it("offers a visit, with its name as the subject", () => {
    renderPage();
    expect(screen.getByLabelText("Asunto")).toHaveValue("Visita a «Ático con terraza»");
  });
});
