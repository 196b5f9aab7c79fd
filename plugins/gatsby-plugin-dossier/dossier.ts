import {
  describeEnergyClass,
  describeEnergyScale,
  ENERGY_TITLE,
  PLANNED_ENERGY_NOTE,
} from "../../src/descriptions/energy";
import { formatHours } from "../../src/descriptions/hours";
import { describeKeyFacts, type Fact } from "../../src/descriptions/keyFacts";
import { progressLabels, RENDERING, typeLabels } from "../../src/descriptions/labels";
import { joinOffer } from "../../src/descriptions/offer";
import { describeNearby } from "../../src/descriptions/place";
import { describeProjectOffer, describeStatus, isUnfinished } from "../../src/descriptions/project";
import { describePurchase } from "../../src/descriptions/purchase";
import { describeRentalOffer } from "../../src/descriptions/rental";
import {
  describeEntryCosts,
  describeRentalConditions,
  describeTenancy,
} from "../../src/descriptions/rentalConditions";
import { describeRevision, sectionTitles } from "../../src/descriptions/sections";
import {
  describeUnit,
  describeUnitAvailability,
  getUnitColumns,
  type UnitColumn,
} from "../../src/descriptions/units";
import { describeWorks } from "../../src/descriptions/works";
import {
  createPhoneUrl,
  createWhatsappUrl,
  formatDay,
  formatMonth,
  formatTown,
  joinFacts,
} from "../../src/utils/format";

export type Project = Queries.DossiersQuery["allProject"]["nodes"][number];
export type Rental = Queries.DossiersQuery["allRental"]["nodes"][number];
export type Site = NonNullable<Queries.DossiersQuery["siteSettings"]>;
export type Photo = Project["gallery"][number];
export type Plan = NonNullable<Project["floorPlans"]>[number];

/** A titled section of a dossier. */
export interface Section {
  title: string;
  /** Paragraphs, separated by empty lines. */
  text?: string;
  phrases?: readonly string[];
  facts?: readonly Fact[];
  table?: {
    columns: ReturnType<typeof getUnitColumns>;
    rows: readonly Record<UnitColumn, string>[];
  };
  plan?: Plan;
  energy?: { label: Queries.EnergyLabel; words: string; alt: string };
}

const createPlanSections = ({ floorPlans }: Project | Rental): Section[] =>
  (floorPlans ?? []).map((plan) => ({ title: `Plano: ${plan.title}`, plan }));

/** Ordered for print: plans follow the homes that refer to them; costs come after the works. */
function createProjectWords(project: Project, site: Site) {
  const { status, type, details, units, specification, progress } = project;
  const sections: Section[] = [
    { title: sectionTitles.project, text: project.description },
    { title: sectionTitles.features, phrases: details.features },
  ];
  if (units) {
    sections.push({
      title: sectionTitles.units,
      text: describeUnitAvailability(units),
      table: {
        columns: getUnitColumns(type, units),
        rows: units.map((unit) => describeUnit(unit, type)),
      },
    });
  }
  sections.push(...createPlanSections(project));
  if (specification) {
    const facts = specification.map(({ title, lines }) => ({
      label: title,
      value: lines.join("\n"),
    }));
    sections.push({ title: sectionTitles.specification, facts });
  }
  sections.push({
    title: sectionTitles.works,
    facts: describeWorks(project.works ?? site.timeline, status),
  });
  if (progress) {
    const facts = progress.map(({ date, title, state, text }) => ({
      label: `${formatMonth(date)}\n${progressLabels[state]}`,
      value: text ? `${title}\n${text}` : title,
    }));
    sections.push({ title: sectionTitles.progress, facts });
  }
  const purchase = describePurchase(project, site.purchase);
  if (purchase) {
    const { basis, payments, costs } = purchase;
    const facts = (payments ?? []).map(({ title, share, sum, when }) => ({
      label: `${title}, ${share}`,
      value: `${sum}\n${when}`,
    }));
    for (const { title, share, sum } of costs?.rows ?? [])
      facts.push({ label: `${title}, ${share}`, value: sum });
    if (costs) facts.push({ label: costs.total.title, value: costs.total.sum });
    sections.push({ title: sectionTitles.purchase, text: basis, facts });
  }
  return {
    eyebrow: describeStatus(status, type),
    price: joinOffer(describeProjectOffer(project)),
    facts: describeKeyFacts(details),
    sections,
  };
}

function createRentalWords(rental: Rental, { rentalConditions }: Site) {
  const { price, features } = rental;
  const { rows, total } = describeEntryCosts(price, rentalConditions);
  const sections: Section[] = [
    { title: sectionTitles.rental, text: rental.description },
    { title: sectionTitles.features, phrases: features },
    ...createPlanSections(rental),
    {
      title: sectionTitles.conditions,
      facts: [...describeTenancy(rental), ...describeRentalConditions(rentalConditions)],
    },
    {
      title: sectionTitles.firstPayment,
      facts: [...rows, total].map(({ title, sum }) => ({ label: title, value: sum })),
    },
  ];
  return {
    eyebrow: typeLabels.rent,
    price: joinOffer(describeRentalOffer(rental)),
    facts: describeKeyFacts(rental),
    sections,
  };
}

function createContactLinks(label: string, contact: Site["contact"], title: string) {
  const { phone, email, whatsapp } = contact;
  const links = [
    { text: phone, url: createPhoneUrl(phone) },
    { text: email, url: `mailto:${email}` },
  ];
  if (whatsapp) {
    const url = createWhatsappUrl(whatsapp, title);
    links.push({ text: `WhatsApp ${whatsapp}`, url });
  }
  return { label, links };
}

/**
 * Converts a listing to the texts and pictures of its dossier, in their printed form.
 * @param pageUrl the absolute URL of the listing's page
 */
export function createDossier(listing: Project | Rental, site: Site, pageUrl: string) {
  const { title, location, image, imageAlt, imageFocus, gallery } = listing;
  const { energyLabel, virtualTour } = listing;
  const { name, fullName, address, hours, contact, detailContact } = site;
  const others = gallery.filter((photo) => photo.image.absolutePath !== image.absolutePath);
  const isProject = "details" in listing;
  const isRendered = isProject && isUnfinished(listing.status);
  const { sections, ...rest } = isProject
    ? createProjectWords(listing, site)
    : createRentalWords(listing, site);
  if (listing.place)
    sections.push({ title: sectionTitles.nearby, facts: describeNearby(listing.place.nearby) });
  if (energyLabel) {
    const alt = describeEnergyScale(energyLabel);
    const energy = { label: energyLabel, words: describeEnergyClass(energyLabel), alt };
    const isPlanned = isRendered && energyLabel !== "pending";
    sections.push({ title: ENERGY_TITLE, ...(isPlanned && { text: PLANNED_ENERGY_NOTE }), energy });
  }
  const online = [{ text: pageUrl.replace(/^https?:\/\//, ""), url: pageUrl }];
  if (virtualTour) online.push({ text: sectionTitles.tour, url: virtualTour });
  const day = listing.revised && formatDay(listing.revised);
  return {
    title,
    location,
    ...rest,
    sections,
    cover: { image, alt: imageAlt, focus: imageFocus },
    coverCaption: isRendered ? RENDERING : null,
    // The other pictures, at least one.
    gallery: {
      title: isRendered ? "Infografías" : "Imágenes",
      photos: others.length > 0 ? others : gallery.slice(0, 1),
    },
    company: {
      name,
      fullName,
      address: [address.street, formatTown(address)],
      hours: formatHours(hours),
    },
    contacts: [
      createContactLinks("Viviendas", detailContact, title),
      createContactLinks("Oficina", contact, title),
      { label: "En línea", links: online },
    ],
    pageUrl,
    revised: listing.revised,
    footer: joinFacts([name, ...(day ? [day] : [])]),
    closingNote: [
      describeRevision(listing.revised),
      isRendered ? "Las infografías son imágenes orientativas." : "",
    ]
      .join(" ")
      .trim(),
  };
}

export type Dossier = ReturnType<typeof createDossier>;
