import { describeEnergy } from "../../src/utils/energy";
import { createPhoneLink, createWhatsappLink, formatEuros } from "../../src/utils/format";
import { formatDays } from "../../src/utils/formatDays";
import { typeLabels } from "../../src/utils/labels";
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
  describeUnit,
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

/** The text and pictures of a dossier, as they are printed. */
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
  /** The homes of a project: column heads, and a row for each home that starts with its name. */
  units?: { caption: string; columns: string[]; rows: string[][] };
  plans: readonly (Photo & { title: string })[];
  energy?: { label: Queries.EnergyLabel; words: string };
  company: { name: string; fullName: string; address: string[]; hours: string };
  contacts: { label: string; links: { text: string; url: string }[] }[];
  pageUrl: string;
  /** The printed form of the address, without its scheme. */
  shownUrl: string;
}

type OwnPart = Pick<Brochure, "eyebrow" | "about" | "facts" | "features" | "terms" | "units">;

function createProjectPart(project: Project, site: Site): OwnPart {
  const { description, status, type, details, works, units } = project;
  const { area, bedrooms, bathrooms, features } = details;
  return {
    eyebrow: describeStatus(status, type),
    about: { title: "La promoción", text: description },
    facts: [describeArea(area), ...listRooms(bedrooms, bathrooms)],
    features,
    terms: [{ title: "Calendario de obra", facts: listWorks(works ?? site.timeline) }],
    units: units
      ? {
          caption: describeAvailability(units),
          columns: listUnitColumns(type),
          rows: units.map((unit) => Object.values(describeUnit(unit))),
        }
      : undefined,
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
