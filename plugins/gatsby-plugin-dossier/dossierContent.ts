import { blockTitles } from "../../src/texts/blockTitles";
import { describeConstruction } from "../../src/texts/construction";
import {
  describeEnergyClass,
  describeEnergyScale,
  ENERGY_TITLE,
  PLANNED_ENERGY_NOTE,
} from "../../src/texts/energy";
import { formatHours } from "../../src/texts/hours";
import { describeKeyFacts, type Fact } from "../../src/texts/keyFacts";
import { progressLabels, RENDERING, typeLabels } from "../../src/texts/labels";
import { describeRevision } from "../../src/texts/lastRevised";
import { describeMoveInCosts } from "../../src/texts/moveInCosts";
import { describeNearby } from "../../src/texts/nearbyPlaces";
import { joinOffer } from "../../src/texts/price";
import { describeStatus } from "../../src/texts/project";
import { describeProjectOffer } from "../../src/texts/projectOffer";
import { describePurchase } from "../../src/texts/purchase";
import { describeRentalOffer } from "../../src/texts/rental";
import { describeRentalConditions, describeTenancy } from "../../src/texts/rentalConditions";
import {
  describeUnit,
  describeUnitAvailability,
  getUnitColumns,
  type UnitColumn,
} from "../../src/texts/units";
import { createPhoneUrl, createWhatsappUrl } from "../../src/utils/contactUrls";
import { formatDay, formatMonth, formatTown, joinFacts } from "../../src/utils/format";
import { isUnfinished } from "../../src/utils/projectStatus";

export type Project = Queries.DossiersQuery["allProject"]["nodes"][number];
export type Rental = Queries.DossiersQuery["allRental"]["nodes"][number];
export type Site = NonNullable<Queries.DossiersQuery["siteSettings"]>;
export type Photo = Project["gallery"][number];
export type Plan = NonNullable<Project["floorPlans"]>[number];

/** A titled block of a dossier. */
export interface Block {
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

const createPlanBlocks = ({ floorPlans }: Project | Rental): Block[] =>
  (floorPlans ?? []).map((plan) => ({ title: `Plano: ${plan.title}`, plan }));

/** Ordered for print: plans follow the homes that refer to them; costs come after the works. */
function createProjectWords(project: Project, site: Site) {
  const { status, type, details, units, specification, progress } = project;
  const blocks: Block[] = [
    { title: blockTitles.project, text: project.description },
    { title: blockTitles.features, phrases: details.features },
  ];
  if (units) {
    blocks.push({
      title: blockTitles.units,
      text: describeUnitAvailability(units),
      table: {
        columns: getUnitColumns(type, units),
        rows: units.map((unit) => describeUnit(unit, type)),
      },
    });
  }
  blocks.push(...createPlanBlocks(project));
  if (specification) {
    const facts = specification.map(({ title, lines }) => ({
      label: title,
      value: lines.join("\n"),
    }));
    blocks.push({ title: blockTitles.specification, facts });
  }
  blocks.push({
    title: blockTitles.works,
    facts: describeConstruction(project.works ?? site.timeline, status),
  });
  if (progress) {
    const facts = progress.map(({ date, title, state, text }) => ({
      label: `${formatMonth(date)}\n${progressLabels[state]}`,
      value: text ? `${title}\n${text}` : title,
    }));
    blocks.push({ title: blockTitles.progress, facts });
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
    blocks.push({ title: blockTitles.purchase, text: basis, facts });
  }
  return {
    eyebrow: describeStatus(status, type),
    price: joinOffer(describeProjectOffer(project)),
    facts: describeKeyFacts(details),
    blocks,
  };
}

function createRentalWords(rental: Rental, { rentalConditions }: Site) {
  const { price, features } = rental;
  const { rows, total } = describeMoveInCosts(price, rentalConditions);
  const blocks: Block[] = [
    { title: blockTitles.rental, text: rental.description },
    { title: blockTitles.features, phrases: features },
    ...createPlanBlocks(rental),
    {
      title: blockTitles.conditions,
      facts: [...describeTenancy(rental), ...describeRentalConditions(rentalConditions)],
    },
    {
      title: blockTitles.firstPayment,
      facts: [...rows, total].map(({ title, sum }) => ({ label: title, value: sum })),
    },
  ];
  return {
    eyebrow: typeLabels.rent,
    price: joinOffer(describeRentalOffer(rental)),
    facts: describeKeyFacts(rental),
    blocks,
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
  const { blocks, ...rest } = isProject
    ? createProjectWords(listing, site)
    : createRentalWords(listing, site);
  if (listing.place)
    blocks.push({ title: blockTitles.nearby, facts: describeNearby(listing.place.nearby) });
  if (energyLabel) {
    const alt = describeEnergyScale(energyLabel);
    const energy = { label: energyLabel, words: describeEnergyClass(energyLabel), alt };
    const isPlanned = isRendered && energyLabel !== "pending";
    blocks.push({ title: ENERGY_TITLE, ...(isPlanned && { text: PLANNED_ENERGY_NOTE }), energy });
  }
  const online = [{ text: pageUrl.replace(/^https?:\/\//, ""), url: pageUrl }];
  if (virtualTour) online.push({ text: blockTitles.tour, url: virtualTour });
  const day = listing.revised && formatDay(listing.revised);
  return {
    title,
    location,
    ...rest,
    blocks,
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
