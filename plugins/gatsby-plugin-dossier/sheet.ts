import type { z } from "zod";
import { energyWords } from "../../src/utils/energy";
import { phoneLink, whatsappLink } from "../../src/utils/format";
import { formatDays } from "../../src/utils/formatDays";
import type { project, rental } from "../gatsby-plugin-content/model/listings";
import type { site } from "../gatsby-plugin-content/model/site";
import { ofProject, ofRental } from "./words";

export type Site = z.infer<typeof site>;
export type Project = z.infer<typeof project>;
export type Rental = z.infer<typeof rental>;

/** A listing as its JSON has it. */
export type Listing = { kind: "project"; entry: Project } | { kind: "rental"; entry: Rental };

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
  /** Dates, conditions, sums to pay. */
  terms: { title: string; facts: Fact[] }[];
  /** The homes of a project: what the columns are called, and a row each, its name first. */
  units?: { caption: string; columns: string[]; rows: string[][] };
  plans: (Photo & { title: string })[];
  energy?: { label: Queries.EnergyLabel; words: string };
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
  const { title, description, location, image, gallery, energyLabel } = listing.entry;
  const { name, fullName, address, hours, contact, detailContact } = company;
  return {
    title,
    location,
    ...(listing.kind === "project"
      ? ofProject(listing.entry, company)
      : ofRental(listing.entry, company)),
    about: {
      title: listing.kind === "project" ? "La promoción" : "La vivienda",
      text: description,
    },
    cover: { image, alt: gallery.find((photo) => photo.image === image)?.alt ?? title },
    gallery,
    plans: listing.entry.floorPlans ?? [],
    energy: energyLabel && { label: energyLabel, words: energyWords(energyLabel) },
    company: {
      name,
      fullName,
      address: [address.street, `${address.postalCode} ${address.city}`, address.region],
      hours: `${formatDays(hours.days)}, ${hours.opens}–${hours.closes}`,
    },
    contacts: [
      reach("Viviendas", detailContact, title),
      reach("Oficina", contact, title),
      { label: "En línea", links: onLine(listing, pageUrl) },
    ],
    shownUrl: shown(pageUrl),
    pageUrl,
  };
}

const shown = (url: string) => url.replace(/^https?:\/\//, "");

type Contact = Sheet["contacts"][number];

function reach(label: string, contact: Site["contact"], title: string): Contact {
  const { phone, email, whatsapp } = contact;
  const links = [
    { text: phone, url: phoneLink(phone) },
    { text: email, url: `mailto:${email}` },
  ];
  if (whatsapp) {
    const url = whatsappLink(whatsapp, `Hola, os escribo por: ${title}`);
    links.push({ text: `WhatsApp ${whatsapp}`, url });
  }
  return { label, links };
}

function onLine({ entry: { virtualTour } }: Listing, pageUrl: string): Contact["links"] {
  const page = { text: shown(pageUrl), url: pageUrl };
  return virtualTour ? [page, { text: "Visita virtual", url: virtualTour }] : [page];
}
