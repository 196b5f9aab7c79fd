import type { HeadProps, PageProps } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { createPlaceholderText } from "../plugins/gatsby-plugin-content/schema/entryTemplate";
import {
  createJsonSchema,
  findSchema,
  type JsonSchema,
} from "../plugins/gatsby-plugin-content/schema/jsonSchema";
import type { KindName } from "../src/routes";
import { createUnitPath } from "../src/urls/unitPath";

/** Entries as queries return them, plausible and as short as tests allow. */

export const imageData = (name = "1", height = 2 / 3): IGatsbyImageData => ({
  layout: "fullWidth",
  width: 1,
  height,
  backgroundColor: "#a08060",
  images: {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}-400.jpg 400w,\n/${name}-1200.jpg 1200w` },
    sources: [{ type: "image/avif", srcSet: `/${name}-400.avif 400w`, sizes: "100vw" }],
  },
});

export const pictureFile = (name = "1") => ({
  childImageSharp: { gatsbyImageData: imageData(name), zoom: imageData(name) },
});

export const gallery = ["1", "2", "3", "4"].map((name) => ({
  alt: `Foto número ${name}`,
  focus: null,
  image: pictureFile(name),
}));

/** What a buyer pays beside the price, and a mortgage. */
export const purchaseSettings = {
  ...{ vat: 10, stampDuty: 0.75, notary: 1 },
  ...{ mortgageRate: 2.9, mortgageYears: 30, downPayment: 20 },
};

export const address = {
  street: "Calle de la Higuera, 12",
  postalCode: "28660",
  city: "Boadilla del Monte",
  region: "Madrid",
};

export const contact = {
  phone: "910 000 200",
  email: "viviendas@zaguan.example",
  whatsapp: "910 000 200",
  replyTime: "en un día laborable",
};

/** Creates a field's value as GraphQL returns it: a sample, or `null` if it is optional. */
function createValue(schema: JsonSchema): unknown {
  if (schema.picture) return pictureFile();
  if (schema.enum) return schema.enum[0];
  if (schema.type === "array") {
    return Array.from({ length: schema.minItems ?? 1 }, () => createValue(schema.items ?? {}));
  }
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => [
      key,
      schema.required?.includes(key) ? createValue(value) : null,
    ]);
    return Object.fromEntries(fields);
  }
  return schema.type === "string" ? createPlaceholderText(schema) : (schema.minimum ?? 1);
}

/** Creates a node of a kind of content; new optional fields of its own need no change here. */
function createNode(kind: KindName): object {
  return createValue(createJsonSchema(kind)) as object;
}

type Project = NonNullable<Queries.ProjectPageQuery["project"]> & Queries.ProjectCardFragment;
type Rental = NonNullable<Queries.RentalPageQuery["rental"]> & Queries.RentalCardFragment;

/** A project for sale under construction, without any optional field. */
export const createProject = (changes: Partial<Project> = {}) =>
  ({
    ...createNode("Project"),
    __typename: "Project",
    title: "Residencial Los Encinares",
    path: "/proyecto/1/",
    location: "Las Rozas de Madrid",
    status: "current",
    imageAlt: "Foto número 1",
    imageFocus: null,
    gallery,
    details: { area: "De 92 a 138 m²", bedrooms: 3, bathrooms: 2, features: ["Piscina"] },
    offer: null,
    facade: null,
    related: [],
    ...changes,
  }) as Project & { __typename: "Project" };

/** A home to let, without any optional field. */
export const createRental = (changes: Partial<Rental> = {}) =>
  ({
    ...createNode("Rental"),
    __typename: "Rental",
    title: "Ático con terraza",
    path: "/alquiler/1/",
    location: "Chamberí, Madrid",
    price: 2500,
    bedrooms: 2,
    bathrooms: 1,
    area: 112,
    features: ["Ascensor"],
    imageAlt: "Foto número 1",
    imageFocus: null,
    gallery,
    related: [],
    ...changes,
  }) as Rental & { __typename: "Rental" };

/** A project's offer. */
export const createOffer = (changes: Partial<Queries.OfferFiguresFragment> = {}) => ({
  priceFrom: null,
  priceFromWithVat: null,
  available: 1,
  total: 1,
  ...changes,
});

const unitSchema = findSchema(createJsonSchema("Project"), ["units", 0]) ?? {};

/** A home of a project. */
type ListedUnit = NonNullable<Queries.ProjectPageQuery["project"]>["units"] & object;

export const unit = (changes: Partial<ListedUnit[number]> = {}): ListedUnit[number] => ({
  ...(createValue(unitSchema) as ListedUnit[number]),
  name: "1.º A",
  door: "A",
  path: createUnitPath("/proyecto/1/", changes.name ?? "1.º A"),
  bedrooms: 3,
  area: 96,
  price: 285000,
  ...changes,
});

type Unit = NonNullable<Queries.UnitPageQuery["unit"]>;

/** Another home of the same project. */
export const otherUnit = (
  name: string,
  changes: Partial<Queries.OtherUnitFragment> = {},
): Queries.OtherUnitFragment => ({
  name,
  path: createUnitPath("/proyecto/1/", name),
  status: "available",
  price: 401_000,
  terrace: 9,
  area: 98,
  bedrooms: 3,
  floor: null,
  door: null,
  plan: null,
  ...changes,
});

/** The page of a home that is for sale, without a floor plan. */
export const createUnit = (changes: Partial<Unit> = {}, project: Partial<Unit["project"]> = {}) =>
  ({
    ...unit(),
    name: "2.º F",
    path: "/proyecto/1/2-f/",
    floor: 2,
    door: "F",
    price: 379_000,
    area: 92,
    usableArea: 79,
    terrace: 9,
    bedrooms: 3,
    bathrooms: 2,
    orientation: "sur",
    status: "available",
    floorPlan: null,
    ...changes,
    project: { ...createProject(), ...project },
  }) as Unit;

/** The props that Gatsby passes to a page, without those that no page of this site reads. */
export const pageProps = <Data extends object, Context extends object>(
  data: Data,
  address = "/",
  pageContext = {} as Context,
  state: { from?: string } | null = null,
) => {
  const { pathname, search } = new URL(address, "https://zaguan.example");
  const location = { pathname, search, state };
  return { data, pageContext, location } as PageProps<Data, Context, typeof state>;
};

export const headProps = <Data extends object>(data: Data, pathname = "/") =>
  ({ data, location: { pathname } }) as HeadProps<Data>;

const FLOORS = ["Bajo", "1.º", "2.º", "3.º"];

/** A home of a building, by its name: "2.º F". */
export const otherUnitInBuilding = (
  name: string,
  changes: Partial<Queries.OtherUnitFragment> = {},
) => {
  const [label = "", door = ""] = name.split(" ");
  return otherUnit(name, { floor: FLOORS.indexOf(label), door, ...changes });
};
