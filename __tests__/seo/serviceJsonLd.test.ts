/** @jest-environment node */
import { createServiceJsonLd, type ServiceProps } from "../../src/seo/serviceJsonLd";
import { agency, expectSound, nodeOf, readEntries, SITE } from "./graph";

type Service = ServiceProps & { id: string };

const section = { name: "Servicios", path: "/#servicios" };
let services: Service[];

beforeAll(async () => {
  const entries = await readEntries<Service>("data/services", "service.json");
  services = entries.map((entry) => ({
    ...entry,
    path: `/servicios/${entry.id}/`,
    image: `/static/${entry.id}.jpg`,
  }));
});

describe("serviceJsonLd", () => {
  it("tells of each shipped service what its page shows", () => {
    expect(services.length).toBeGreaterThan(0);
    for (const service of services) {
      const { title, shortDescription, path, image } = service;
      const graph = createServiceJsonLd(agency, section, service);
      expectSound(graph);
      expect(nodeOf(graph, "Service")).toEqual({
        "@type": "Service",
        "@id": `${SITE}${path}#service`,
        url: SITE + path,
        name: title,
        serviceType: title,
        description: shortDescription,
        image: `${SITE}${image}`,
        provider: { "@id": `${SITE}/#agency` },
        areaServed: { "@type": "AdministrativeArea", name: "Madrid" },
      });
      expect(nodeOf(graph, "BreadcrumbList").itemListElement).toMatchObject([
        { position: 1, name: "Inicio", item: `${SITE}/` },
        { position: 2, name: "Servicios", item: `${SITE}/#servicios` },
        { position: 3, name: title, item: SITE + path },
      ]);
    }
  });

  it("does without a picture", () => {
    for (const service of services) {
      const graph = createServiceJsonLd(agency, section, { ...service, image: null });
      expectSound(graph);
      expect(nodeOf(graph, "Service")).not.toHaveProperty("image");
    }
  });
});
