/** @jest-environment node */
import { createProjectJsonLd, type ProjectProps } from "../../src/seo/projectJsonLd";
import { SAMPLE } from "../plugins/gatsby-plugin-content/copy";
import { agency, expectSound, type Node, nodeOf, readEntries, SITE } from "./graph";

type Project = ProjectProps & { id: string };

const section = { name: "Proyectos", path: "/#proyectos" };
let projects: Project[];

async function projectsIn(data: string): Promise<Project[]> {
  const entries = await readEntries<Project>(`${data}/projects`, "project.json");
  return entries.map((entry) => ({
    ...entry,
    path: `/proyecto/${entry.id}/`,
    photos: [{ src: "/static/salon.jpg", alt: "El salón" }],
  }));
}

beforeAll(async () => {
  projects = await projectsIn(SAMPLE);
});

function first(changes: Partial<Project> = {}): Project {
  const [project] = projects;
  if (!project) throw new Error("No projects");
  return { ...project, ...changes };
}

const listingOf = (project: ProjectProps) =>
  nodeOf(createProjectJsonLd(agency, section, project), "RealEstateListing");

const homeOf = (project: ProjectProps) => listingOf(project).mainEntity as Node;

const planOf = (details: Partial<Project["details"]>) =>
  homeOf(first({ details: { ...first().details, ...details } })).accommodationFloorPlan as Node;

describe("projectJsonLd", () => {
  it("is sound for all shipped projects", async () => {
    const shipped = await projectsIn("data");
    for (const project of shipped) expectSound(createProjectJsonLd(agency, section, project));
  });

  it("tells of each project what its page shows", () => {
    expect(projects.length).toBeGreaterThan(0);
    for (const project of projects) {
      const { title, description, path, location, details } = project;
      const url = SITE + path;
      const { offers, mainEntity, ...listing } = listingOf(project);
      expect(listing).toEqual({
        "@type": "RealEstateListing",
        "@id": url,
        url,
        name: title,
        description,
        image: `${SITE}/static/salon.jpg`,
        inLanguage: "es",
        provider: { "@id": `${SITE}/#agency` },
        breadcrumb: { "@id": `${url}#breadcrumb` },
      });
      const {
        accommodationFloorPlan,
        additionalProperty,
        numberOfAvailableAccommodationUnits,
        ...home
      } = mainEntity as Node;
      expect(Boolean(additionalProperty)).toBe(/^[A-G]$/.test(project.energyLabel ?? ""));
      expect(Boolean(numberOfAvailableAccommodationUnits)).toBe(Boolean(project.units));
      expect(home).toEqual({
        "@type": "ApartmentComplex",
        name: title,
        address: { "@type": "PostalAddress", addressLocality: location, addressCountry: "ES" },
        amenityFeature: details.features.map((name) => ({
          "@type": "LocationFeatureSpecification",
          name,
          value: true,
        })),
        photo: [
          { "@type": "ImageObject", contentUrl: `${SITE}/static/salon.jpg`, caption: "El salón" },
        ],
      });
      const plan = accommodationFloorPlan as Node;
      expect(plan.numberOfBedrooms).toBe(details.bedrooms);
      expect(plan.numberOfBathroomsTotal).toBe(details.bathrooms);
      expect(plan.floorSize).toHaveProperty("minValue");
    }
  });

  it.each([
    ["sale", "Sell"],
    ["rent", "LeaseOut"],
  ] as const)("offers homes for %s, without a price or a claim that any are left", (type, name) => {
    expect(listingOf(first({ type, units: null })).offers).toEqual({
      "@type": "Offer",
      url: SITE + first().path,
      businessFunction: { "@id": `http://purl.org/goodrelations/v1#${name}` },
      seller: { "@id": `${SITE}/#agency` },
    });
  });

  it.each([
    ["De 92 a 138 m²", { minValue: 92, maxValue: 138 }],
    ["desde 85\u00A0m²", { minValue: 85 }],
    ["90 m²", { value: 90 }],
  ])("reads the size «%s»", (area, size) => {
    const floorSize = { "@type": "QuantitativeValue", unitCode: "MTK", ...size };
    expect(planOf({ area }).floorSize).toEqual(floorSize);
  });

  it.each(["De 92 m²", "1.200 m²", "92 m² y terraza de 20 m²", "Por definir", "92,5 m²"])(
    "leaves the size «%s» to readers",
    (area) => expect(planOf({ area })).not.toHaveProperty("floorSize"),
  );

  it("leaves out rooms that are not settled, but not a home without bedrooms", () => {
    const plan = planOf({ bedrooms: 0, bathrooms: null });
    expect(plan.numberOfBedrooms).toBe(0);
    expect(plan).not.toHaveProperty("numberOfBathroomsTotal");
  });

  it("leaves out what it knows nothing of", () => {
    const details = { area: "Por definir", bedrooms: null, features: [] };
    const bare = first({ photos: [], details, units: null, energyLabel: null });
    expectSound(createProjectJsonLd(agency, section, bare));
    expect(listingOf(bare)).not.toHaveProperty("image");
    expect(Object.keys(homeOf(bare)).sort()).toEqual(["@type", "address", "name"]);
  });

  it("is dated where the content says when it was published", () => {
    expect(listingOf(first({ published: "2026-03-01" })).datePosted).toBe("2026-03-01");
    expect(listingOf(first({ published: null }))).not.toHaveProperty("datePosted");
  });

  const units = [
    { status: "available", price: 389000 },
    { status: "sold", price: 372000 },
    { status: "available", price: 459000 },
    { status: "available" },
  ];

  it("counts the homes that are left, and says from what price to what", () => {
    const some = first({ type: "sale", units });
    expectSound(createProjectJsonLd(agency, section, some));
    expect(homeOf(some).numberOfAvailableAccommodationUnits).toEqual({
      "@type": "QuantitativeValue",
      value: 3,
    });
    expect(listingOf(some).offers).toMatchObject({
      priceSpecification: {
        "@type": "PriceSpecification",
        minPrice: 389000,
        maxPrice: 459000,
        priceCurrency: "EUR",
      },
    });
  });

  it.each([
    ["rents, which are by the month", { type: "rent", units } as const],
    ["what is sold out", { units: [{ status: "sold", price: 1 }] }],
  ])("has no price for %s", (_, changes) => {
    expect(listingOf(first(changes)).offers).not.toHaveProperty("priceSpecification");
  });

  it("says the energy rating as a property, and nothing while it is on its way", () => {
    expect(homeOf(first({ energyLabel: "B" })).additionalProperty).toEqual({
      "@type": "PropertyValue",
      name: "Calificación energética",
      value: "B",
    });
    expect(homeOf(first({ energyLabel: "pending" }))).not.toHaveProperty("additionalProperty");
  });

  it("shows the plans in the plan of a home", () => {
    const plans = [{ src: "/static/plano.png", alt: "Planta" }];
    const plan = homeOf(first({ plans })).accommodationFloorPlan as Node;
    expect(plan.layoutImage).toEqual([
      { "@type": "ImageObject", contentUrl: `${SITE}/static/plano.png`, caption: "Planta" },
    ]);
  });

  it("leads from the landing page over its section to the page", () => {
    const { itemListElement } = nodeOf(
      createProjectJsonLd(agency, section, first()),
      "BreadcrumbList",
    );
    expect(itemListElement).toMatchObject([
      { position: 1, name: "Inicio", item: `${SITE}/` },
      { position: 2, name: "Proyectos", item: `${SITE}/#proyectos` },
      { position: 3, name: first().title, item: SITE + first().path },
    ]);
  });
});
