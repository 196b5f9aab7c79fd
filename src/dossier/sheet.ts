import type { z } from "zod";
import type { project, rental } from "../content/model/listings";
import type { site } from "../content/model/site";
import {
  formatArea,
  formatCount,
  formatEuros,
  formatMonth,
  formatNumber,
  joinFacts,
  phoneLink,
} from "../utils/format";
import { statusLabels, typeLabels } from "../utils/labels";

export type Site = z.infer<typeof site>;

/** A listing as its JSON has it. */
export type Listing =
  | { kind: "project"; entry: z.infer<typeof project> }
  | { kind: "rental"; entry: z.infer<typeof rental> };

export interface Fact {
  label: string;
  value: string;
}

interface Photo {
  /** Path relative to the listing's JSON. */
  image: string;
  alt: string;
}

/** All that can be read in a dossier, in the words it is printed in. */
export interface Sheet {
  title: string;
  eyebrow: string;
  location: string;
  facts: Fact[];
  about: { title: string; text: string };
  features: string[];
  cover: Photo;
  gallery: Photo[];
  terms: { title: string; facts: Fact[] };
  company: { name: string; fullName: string; address: string[]; hours: string };
  contacts: { label: string; links: { text: string; url: string }[] }[];
  pageUrl: string;
  /** The same as it is printed. */
  shownUrl: string;
}

/**
 * Puts a listing into the words of its dossier.
 * @param listing the listing
 * @param company the company's data
 * @param pageUrl the absolute address of the listing's page
 */
export function sheetOf(listing: Listing, company: Site, pageUrl: string): Sheet {
  const { title, description, location, image, gallery } = listing.entry;
  const { name, fullName, address, hours, contact, detailContact } = company;
  return {
    title,
    location,
    ...(listing.kind === "project" ? ofProject(listing.entry) : ofRental(listing.entry)),
    about: {
      title: listing.kind === "project" ? "La promoción" : "La vivienda",
      text: description,
    },
    cover: { image, alt: gallery.find((photo) => photo.image === image)?.alt ?? title },
    gallery,
    terms: listing.kind === "project" ? timeline(company) : conditions(company),
    company: {
      name,
      fullName,
      address: [address.street, `${address.postalCode} ${address.city}`, address.region],
      hours: `${hours.days}, ${hours.opens}–${hours.closes}`,
    },
    contacts: [
      reach("Viviendas", detailContact),
      reach("Oficina", contact),
      { label: "En línea", links: [{ text: shown(pageUrl), url: pageUrl }] },
    ],
    shownUrl: shown(pageUrl),
    pageUrl,
  };
}

function ofProject({ status, type, details }: z.infer<typeof project>) {
  const { area, bedrooms, bathrooms, features } = details;
  const facts = [{ label: "Superficie", value: area }];
  if (bedrooms !== undefined) facts.push({ label: "Dormitorios", value: formatNumber(bedrooms) });
  if (bathrooms !== undefined) facts.push({ label: "Baños", value: formatNumber(bathrooms) });
  return { eyebrow: joinFacts([statusLabels[status], typeLabels[type]]), facts, features };
}

function ofRental({ area, bedrooms, bathrooms, price, features }: z.infer<typeof rental>) {
  const facts = [
    { label: "Superficie", value: formatArea(area) },
    { label: "Dormitorios", value: formatNumber(bedrooms) },
    { label: "Baños", value: formatNumber(bathrooms) },
    { label: "Precio", value: `${formatEuros(price)} al mes` },
  ];
  return { eyebrow: typeLabels.rent, facts, features };
}

function timeline({ timeline: { start, end } }: Site): Sheet["terms"] {
  const facts = [
    { label: "Inicio de las obras", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
  return { title: "Calendario de obra", facts };
}

function conditions({ rentalConditions }: Site): Sheet["terms"] {
  const { depositMonths, guaranteeMonths, minimumMonths, renewal } = rentalConditions;
  const months = (count: number) => formatCount(count, "mes", "meses");
  const facts = [
    { label: "Fianza", value: months(depositMonths) },
    { label: "Garantía adicional", value: months(guaranteeMonths) },
    { label: "Duración mínima", value: `${months(minimumMonths)}, ${renewal}` },
  ];
  return { title: "Condiciones de alquiler", facts };
}

const shown = (url: string) => url.replace(/^https?:\/\//, "");

function reach(label: string, { phone, email }: Site["contact"]): Sheet["contacts"][number] {
  return {
    label,
    links: [
      { text: phone, url: phoneLink(phone) },
      { text: email, url: `mailto:${email}` },
    ],
  };
}
