import type { z } from "zod";
import type { project, rental } from "../content/model/listings";
import type { site } from "../content/model/site";
import { phoneLink } from "../utils/format";
import { conditions, ofProject, ofRental, timeline } from "./words";

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
