import { type HeadProps, type PageProps, useStaticQuery } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Entries as queries return them, plausible and no longer than a test needs. */

/** Answers every static query of the page with the same object. */
export const answerQueries = (data: object) => jest.mocked(useStaticQuery).mockReturnValue(data);

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
  relativePath: `projects/1/${name}.jpg`,
  childImageSharp: { gatsbyImageData: imageData(name), zoom: imageData(name) },
});

export const gallery = ["1", "2", "3", "4"].map((name) => ({
  alt: `Foto número ${name}`,
  focus: null,
  image: pictureFile(name),
}));

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
};

export const projectCard = (
  changes: Partial<Queries.ProjectCardFragment> = {},
): Queries.ProjectCardFragment => ({
  jsonId: "1",
  order: null,
  title: "Residencial Los Encinares",
  path: "/proyecto/1/",
  location: "Las Rozas de Madrid",
  status: "current",
  type: "sale",
  energyLabel: null,
  offer: null,
  image: pictureFile("1"),
  gallery,
  details: { bedrooms: 3 },
  ...changes,
});

export const rentalCard = (
  changes: Partial<Queries.RentalCardFragment> = {},
): Queries.RentalCardFragment => ({
  jsonId: "1",
  order: null,
  title: "Ático con terraza",
  path: "/alquiler/1/",
  location: "Chamberí, Madrid",
  price: 2500,
  bedrooms: 2,
  bathrooms: 1,
  area: 112,
  energyLabel: null,
  summary: null,
  availableFrom: null,
  image: pictureFile("1"),
  gallery,
  ...changes,
});

/** A home of a project, listed by its name. */
export const unit = (changes: Partial<Queries.UnitRowFragment> = {}): Queries.UnitRowFragment => ({
  name: "1.º A",
  bedrooms: 3,
  area: 96,
  usableArea: null,
  terrace: null,
  price: 285000,
  status: "available",
  plan: null,
  ...changes,
});

export const relatedProject = (
  changes: Partial<Queries.RelatedProjectFragment> = {},
): Queries.RelatedProjectFragment => ({
  jsonId: "3",
  path: "/proyecto/3/",
  title: "Torre Mirasierra",
  location: "Madrid",
  status: "future",
  type: "sale",
  offer: null,
  image: pictureFile("1"),
  gallery,
  ...changes,
});

export const relatedRental: Queries.RelatedRentalFragment = {
  jsonId: "2",
  path: "/alquiler/2/",
  title: "Piso familiar",
  location: "Las Tablas, Madrid",
  price: 1800,
  image: pictureFile("1"),
  gallery,
};

/** What a page is handed of Gatsby, without the parts that no page of this site reads. */
export const pageProps = <Data extends object, Context extends object>(
  data: Data,
  pathname = "/",
  pageContext = {} as Context,
) => ({ data, pageContext, location: { pathname } }) as PageProps<Data, Context>;

export const headProps = <Data extends object>(data: Data, pathname = "/") =>
  ({ data, location: { pathname } }) as HeadProps<Data>;
