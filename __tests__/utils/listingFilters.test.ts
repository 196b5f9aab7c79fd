import { isAccepted } from "../../src/utils/filters";
import { createOfferedPath, listPlaces, projectFilters } from "../../src/utils/projectFilters";
import { findRanges, rentalFilters } from "../../src/utils/rentalFilters";

const labels = (filters: { name: string; choices: readonly { label: string }[] }[], name: string) =>
  filters
    .find((filter) => filter.name === name)
    ?.choices.map(({ label }) => label.replaceAll("\u00A0", " "));

it("createOfferedPath leads to the projects of a type", () => {
  expect(createOfferedPath("sale")).toBe("/proyectos/?operacion=venta");
  expect(createOfferedPath("rent")).toBe("/proyectos/?operacion=alquiler");
});

describe("projectFilters", () => {
  const projects = [
    { status: "past", type: "sale", location: "Getafe" },
    { status: "current", type: "rent", location: "Ávila" },
    { status: "future", type: "sale", location: "Getafe" },
  ] as const;
  const filters = projectFilters(listPlaces(projects));
  const left = (chosen: Record<string, string>) =>
    projects.filter((project) => isAccepted(project, filters, chosen));

  it("offers each place once, in Spanish order", () => {
    expect(labels(filters, "lugar")).toEqual(["Ávila", "Getafe"]);
  });

  it.each([
    [
      ["Ávila", "Alicante", "Avilés"],
      ["Alicante", "Ávila", "Avilés"],
    ],
    [
      ["Madrid", "el Escorial", "Zamora"],
      ["el Escorial", "Madrid", "Zamora"],
    ],
    [
      ["Cañete", "Canovelles", "Caoba"],
      ["Canovelles", "Cañete", "Caoba"],
    ],
  ])("sorts the places %j as Spanish dictionaries do", (places, sorted) => {
    const found = listPlaces(places.map((location) => ({ ...projects[0], location })));
    expect(found).toEqual(sorted);
    expect(sorted).toEqual([...places].sort(new Intl.Collator("es").compare));
  });

  it("offers no place where there is only one", () => {
    expect(labels(projectFilters(["Getafe"]), "lugar")).toEqual([]);
  });

  it.each([
    [{ estado: "completados" }, [0]],
    [{ estado: "en-construccion" }, [1]],
    [{ estado: "proximamente" }, [2]],
    [{ operacion: "venta" }, [0, 2]],
    [{ operacion: "alquiler" }, [1]],
    [{ lugar: "Getafe" }, [0, 2]],
    [{ lugar: "Getafe", estado: "proximamente" }, [2]],
    [{ operacion: "alquiler", estado: "completados" }, []],
  ])("filters by %j the projects %j", (chosen, expected) => {
    expect(left(chosen as Record<string, string>)).toEqual(
      expected.map((index) => projects[index]),
    );
  });
});

describe("rentalFilters", () => {
  const rentals = [
    { price: 2500, bedrooms: 2, area: 112 },
    { price: 1800, bedrooms: 3, area: 108 },
    { price: 1600, bedrooms: 1, area: 82 },
  ];
  const filters = rentalFilters(findRanges(rentals));
  const left = (chosen: Record<string, string>) =>
    rentals.filter((rental) => isAccepted(rental, filters, chosen)).map(({ price }) => price);

  it("offers round figures that change the result", () => {
    expect(labels(filters, "precio")).toEqual(["Hasta 1.750 €", "Hasta 2.000 €", "Hasta 2.250 €"]);
    expect(labels(filters, "dormitorios")).toEqual(["2 dormitorios o más", "3 dormitorios o más"]);
    expect(labels(filters, "superficie")).toEqual([
      "Desde 85 m²",
      "Desde 90 m²",
      "Desde 95 m²",
      "Desde 100 m²",
      "Desde 105 m²",
      "Desde 110 m²",
    ]);
  });

  it.each([
    [{ precio: "2000" }, [1800, 1600]],
    [{ dormitorios: "2" }, [2500, 1800]],
    [{ superficie: "110" }, [2500]],
    [{ precio: "1750", dormitorios: "3" }, []],
  ])("filters by %j the homes at %j", (chosen, expected) => {
    expect(left(chosen as Record<string, string>)).toEqual(expected);
  });

  it("offers nothing where all rentals are alike, or there are none", () => {
    const alike = rentalFilters(findRanges([{ price: 900, bedrooms: 2, area: 70 }]));
    expect(alike.map(({ choices }) => choices)).toEqual([[], [], []]);
    expect(rentalFilters(findRanges([])).map(({ choices }) => choices)).toEqual([[], [], []]);
  });

  it.each([[10], [1000], [100_000], [1e9]])("offers few choices up to %d euros", (price) => {
    const ranges = { ...findRanges(rentals), price: { min: 1, max: price } };
    const prices = labels(rentalFilters(ranges), "precio") ?? [];
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.length).toBeLessThanOrEqual(8);
  });
});
