import { describeEnergy } from "../../src/utils/energy";
import {
  createPhoneLink,
  createWhatsappLink,
  formatArea,
  formatEuros,
  formatNumber,
} from "../../src/utils/format";
import { formatDays } from "../../src/utils/formatDays";
import { typeLabels, unitLabels } from "../../src/utils/labels";
import {
  createGreeting,
  describeArea,
  describeStatus,
  type Fact,
  formatRent,
  listRooms,
} from "../../src/utils/listing";
import {
  calculateEntryCost,
  describeAvailability,
  listRentalConditions,
  listUnitColumns,
  listWorks,
} from "../../src/utils/listingTerms";

export type { Fact };

export type Project = Queries.DossiersQuery["allProject"]["nodes"][number];
export type Rental = Queries.DossiersQuery["allRental"]["nodes"][number];
export type Site = NonNullable<Queries.DossiersQuery["siteSettings"]>;
type Image = Project["image"];

interface Photo {
  image: Image;
  alt: string;
}

/** All that can be read in a dossier, in the words it is printed in. */
export interface Brochure {
  title: string;
  eyebrow: string;
  location: string;
  facts: Fact[];
  about: { title: string; text: string };
  features: readonly string[];
  cover: Photo;
  gallery: readonly Photo[];
  /** Dates, conditions, sums to pay. */
  terms: { title: string; facts: Fact[] }[];
  /** The homes of a project: the names of the columns, and a row each, its name first. */
  units?: { caption: string; columns: string[]; rows: string[][] };
  plans: readonly (Photo & { title: string })[];
  energy?: { label: Queries.EnergyLabel; words: string };
  company: { name: string; fullName: string; address: string[]; hours: string };
  contacts: { label: string; links: { text: string; url: string }[] }[];
  pageUrl: string;
  /** The same as it is printed. */
  shownUrl: string;
}

type OwnPart = Pick<Brochure, "eyebrow" | "about" | "facts" | "features" | "terms" | "units">;

function createUnitTable({ units, type }: Project): Brochure["units"] {
  if (!units) return undefined;
  return {
    caption: describeAvailability(units),
    columns: listUnitColumns(type),
    rows: units.map((unit) => [
      unit.name,
      formatNumber(unit.bedrooms),
      formatArea(unit.area),
      unit.terrace ? formatArea(unit.terrace) : "—",
      unit.price ? formatEuros(unit.price) : "—",
      unitLabels[unit.status],
    ]),
  };
}

function createProjectPart(project: Project, site: Site): OwnPart {
  const { description, status, type, details, works } = project;
  const { area, bedrooms, bathrooms, features } = details;
  return {
    eyebrow: describeStatus(status, type),
    about: { title: "La promoción", text: description },
    facts: [describeArea(area), ...listRooms(bedrooms, bathrooms)],
    features,
    terms: [{ title: "Calendario de obra", facts: listWorks(works ?? site.timeline) }],
    units: createUnitTable(project),
  };
}

function createRentalPart(rental: Rental, { rentalConditions }: Site): OwnPart {
  const { description, area, bedrooms, bathrooms, price, features } = rental;
  const { sums, total } = calculateEntryCost(price, rentalConditions);
  return {
    eyebrow: typeLabels.rent,
    about: { title: "La vivienda", text: description },
    facts: [
      describeArea(area),
      ...listRooms(bedrooms, bathrooms),
      { label: "Precio", value: formatRent(price) },
    ],
    features,
    terms: [
      { title: "Condiciones de alquiler", facts: listRentalConditions(rentalConditions) },
      {
        title: "Qué se paga al entrar",
        facts: [...sums, { label: "En total", euros: total }].map(({ label, euros }) => ({
          label,
          value: formatEuros(euros),
        })),
      },
    ],
  };
}

type Contact = Brochure["contacts"][number];

function listContactLinks(label: string, contact: Site["contact"], title: string): Contact {
  const { phone, email, whatsapp } = contact;
  const links = [
    { text: phone, url: createPhoneLink(phone) },
    { text: email, url: `mailto:${email}` },
  ];
  if (whatsapp) {
    const url = createWhatsappLink(whatsapp, createGreeting(title));
    links.push({ text: `WhatsApp ${whatsapp}`, url });
  }
  return { label, links };
}

/**
 * Turns a listing into the words of its dossier.
 * @param listing a project or a rental, as the query returns it
 * @param site the company's data
 * @param pageUrl the absolute address of the listing's page
 */
export function createBrochure(listing: Project | Rental, site: Site, pageUrl: string): Brochure {
  const { title, location, image, gallery, energyLabel, floorPlans, virtualTour } = listing;
  const { name, fullName, address, hours, contact, detailContact } = site;
  const cover = gallery.find((photo) => photo.image.absolutePath === image.absolutePath);
  const shownUrl = pageUrl.replace(/^https?:\/\//, "");
  const online = [{ text: shownUrl, url: pageUrl }];
  if (virtualTour) online.push({ text: "Visita virtual", url: virtualTour });
  return {
    title,
    location,
    ...("details" in listing ? createProjectPart(listing, site) : createRentalPart(listing, site)),
    cover: { image, alt: cover?.alt ?? title },
    gallery,
    plans: floorPlans ?? [],
    energy: energyLabel ? { label: energyLabel, words: describeEnergy(energyLabel) } : undefined,
    company: {
      name,
      fullName,
      address: [address.street, `${address.postalCode} ${address.city}`, address.region],
      hours: `${formatDays(hours.days)}, ${hours.opens}–${hours.closes}`,
    },
    contacts: [
      listContactLinks("Viviendas", detailContact, title),
      listContactLinks("Oficina", contact, title),
      { label: "En línea", links: online },
    ],
    shownUrl,
    pageUrl,
  };
}
