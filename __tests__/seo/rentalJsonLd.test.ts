/** @jest-environment node */
import { createRentalJsonLd, type RentalProps } from "../../src/seo/rentalJsonLd";
import { SAMPLE } from "../plugins/gatsby-plugin-content/copy";
import { agency, expectSound, nodeOf, readEntries, SITE } from "./graph";

type Rental = RentalProps & { id: string };

const section = { name: "Alquiler", path: "/alquiler/" };
let rentals: Rental[];

async function rentalsIn(data: string): Promise<Rental[]> {
  const entries = await readEntries<Rental>(`${data}/rentals`, "rental.json");
  return entries.map((entry) => ({
    ...entry,
    path: `/alquiler/${entry.id}/`,
    photos: [{ src: "/static/salon.jpg", alt: "El salón" }],
  }));
}

beforeAll(async () => {
  rentals = await rentalsIn(SAMPLE);
});

describe("rentalJsonLd", () => {
  it("is sound for all shipped rentals", async () => {
    const shipped = await rentalsIn("data");
    for (const rental of shipped) expectSound(createRentalJsonLd(agency, section, rental));
  });

  it("tells of each rental what its page shows", () => {
    expect(rentals.length).toBeGreaterThan(0);
    for (const rental of rentals) {
      const { title, description, path, location, bedrooms, bathrooms, area } = rental;
      const url = SITE + path;
      const graph = createRentalJsonLd(agency, section, rental);
      expect(nodeOf(graph, "RealEstateListing")).toEqual({
        "@type": "RealEstateListing",
        "@id": url,
        url,
        name: title,
        description,
        image: `${SITE}/static/salon.jpg`,
        inLanguage: "es",
        provider: { "@id": `${SITE}/#agency` },
        breadcrumb: { "@id": `${url}#breadcrumb` },
        mainEntity: {
          "@type": "Apartment",
          name: title,
          address: { "@type": "PostalAddress", addressLocality: location, addressCountry: "ES" },
          numberOfBedrooms: bedrooms,
          numberOfBathroomsTotal: bathrooms,
          floorSize: { "@type": "QuantitativeValue", value: area, unitCode: "MTK" },
          amenityFeature: rental.features.map((name) => ({
            "@type": "LocationFeatureSpecification",
            name,
            value: true,
          })),
          photo: [
            { "@type": "ImageObject", contentUrl: `${SITE}/static/salon.jpg`, caption: "El salón" },
          ],
          additionalProperty: {
            "@type": "PropertyValue",
            name: "Calificación energética",
            value: rental.energyLabel,
          },
        },
        offers: {
          "@type": "Offer",
          url,
          businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
          priceSpecification: {
            "@type": "UnitPriceSpecification",
            price: rental.price,
            priceCurrency: "EUR",
            unitCode: "MON",
            referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
          },
          seller: { "@id": `${SITE}/#agency` },
        },
      });
      expect(nodeOf(graph, "BreadcrumbList").itemListElement).toMatchObject([
        { position: 1, name: "Inicio", item: `${SITE}/` },
        { position: 2, name: "Alquiler", item: `${SITE}/alquiler/` },
        { position: 3, name: title, item: url },
      ]);
    }
  });

  it("shows its plans", () => {
    const [rental] = rentals;
    if (!rental) throw new Error("No rentals");
    const plans = [{ src: "/static/plano.png", alt: "Planta" }];
    const graph = createRentalJsonLd(agency, section, { ...rental, plans });
    expectSound(graph);
    expect(nodeOf(graph, "RealEstateListing").mainEntity).toMatchObject({
      accommodationFloorPlan: {
        "@type": "FloorPlan",
        layoutImage: [{ contentUrl: `${SITE}/static/plano.png`, caption: "Planta" }],
      },
    });
  });

  it("is dated where the content says when it was published", () => {
    const [rental] = rentals;
    if (!rental) throw new Error("No rentals");
    const listing = (published?: string) =>
      nodeOf(createRentalJsonLd(agency, section, { ...rental, published }), "RealEstateListing");
    expect(listing("2026-03-01").datePosted).toBe("2026-03-01");
    expect(listing()).not.toHaveProperty("datePosted");
  });
});
