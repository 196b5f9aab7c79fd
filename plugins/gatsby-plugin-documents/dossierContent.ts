import { isSoldOut, isUnfinished } from "../../src/listings/projectStatus";
import { blockTitles } from "../../src/texts/blockTitles";
import { askAboutListing, askIfFree } from "../../src/texts/chatMessages";
import { describeConstruction } from "../../src/texts/construction";
import {
  describeEnergyClass,
  describeEnergyScale,
  ENERGY_TITLE,
  PLANNED_ENERGY_NOTE,
} from "../../src/texts/energy";
import { formatDay, formatMonth, formatTown, joinFacts } from "../../src/texts/format";
import { formatHours } from "../../src/texts/hours";
import { describeStatus, progressLabels, typeLabels } from "../../src/texts/labels";
import { describeKeyFacts, type Fact } from "../../src/texts/listingFacts";
import { describeMoveInCosts } from "../../src/texts/moveInCosts";
import { describeNearby } from "../../src/texts/nearbyPlaces";
import type { OfferText } from "../../src/texts/offers";
import {
  describeProjectOffer,
  describeRentalOffer,
  describeRevision,
} from "../../src/texts/offers";
import { describePurchase } from "../../src/texts/purchase";
import { RENDERING } from "../../src/texts/renderings";
import { describeRentalConditions, describeTenancy } from "../../src/texts/rentalConditions";
import { createPhoneUrl, createWhatsappUrl } from "../../src/urls/contactUrls";
import { createUnits } from "./dossierUnits";

export type Project = Queries.DocumentsQuery["allProject"]["nodes"][number];
export type Rental = Queries.DocumentsQuery["allRental"]["nodes"][number];
export type Site = NonNullable<Queries.DocumentsQuery["siteSettings"]>;
export type Photo = Project["gallery"][number];

/** A titled block of a dossier, as `templates/blocks.typ` draws it. */
type DossierBlock = { title: string } & (
  | { kind: "text"; text: string }
  | { kind: "phrases"; phrases: readonly string[] }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "groups"; groups: NonNullable<Project["specification"]> }
  | ({ kind: "steps" } & ReturnType<typeof createSteps>)
  | ({ kind: "units" } & ReturnType<typeof createUnits>)
  | { kind: "plans"; plans: readonly { title: string; note: string | null; picture: Photo }[] }
  | ({ kind: "sums"; note: string | null } & Sums)
  | { kind: "energy"; label: string; words: string; note: string | null; alt: string | null }
);

/** Sums of money and their total. */
interface Sums {
  rows: readonly { title: string; sum: string; when?: string }[];
  total: { title: string; sum: string } | null;
}

function createPlanBlocks(
  { floorPlans }: Project | Rental,
  units: Project["units"] = null,
): DossierBlock[] {
  const plans = (floorPlans ?? []).map(({ title, image, alt }) => {
    const names = (units ?? []).flatMap(({ name, plan }) => (plan === title ? [name] : []));
    const isNamed = names.length > 1 || (names.length === 1 && names[0] !== title);
    const note = isNamed ? `${names.join(", ")}.` : null;
    return { title, note, picture: { image, alt, focus: null } };
  });
  const [first] = plans;
  if (!first) return [];
  const title = plans.length > 1 ? blockTitles.plans : `Plano: ${first.title}`;
  return [{ title, kind: "plans", plans }];
}

const createSteps = (progress: NonNullable<Project["progress"]>) => ({
  steps: progress.map(({ date, state, title, text }) => {
    return { date: formatMonth(date), state, label: progressLabels[state], title, text };
  }),
});

/** Ordered for print: plans follow the homes that refer to them; costs come after the works. */
function createProjectWords(project: Project, site: Site) {
  const { status, type, details, units, specification, progress } = project;
  const blocks: DossierBlock[] = [
    { title: blockTitles.project, kind: "text", text: project.description },
    { title: blockTitles.features, kind: "phrases", phrases: details.features },
  ];
  if (units) {
    blocks.push({
      title: blockTitles.units,
      kind: "units",
      ...createUnits(units, project, site.purchase?.vat),
    });
  }
  blocks.push(...createPlanBlocks(project, units));
  if (specification) {
    blocks.push({ title: blockTitles.specification, kind: "groups", groups: specification });
  }
  const works = describeConstruction(project.works ?? site.timeline, status);
  blocks.push({ title: blockTitles.works, kind: "facts", facts: works });
  if (progress) {
    blocks.push({ title: blockTitles.progress, kind: "steps", ...createSteps(progress) });
  }
  const purchase = describePurchase(project, site.purchase);
  if (purchase) {
    const { basis, rows, total } = purchase;
    blocks.push({ title: blockTitles.purchase, kind: "sums", note: basis, rows, total });
  }
  return {
    eyebrow: describeStatus(status, type),
    offer: createOffer(describeProjectOffer(project)),
    facts: describeKeyFacts(details),
    blocks,
  };
}

function createRentalWords(rental: Rental, { rentalConditions }: Site) {
  const { price, features } = rental;
  const conditions = [...describeTenancy(rental), ...describeRentalConditions(rentalConditions)];
  const costs = describeMoveInCosts(price, rentalConditions);
  const blocks: DossierBlock[] = [
    { title: blockTitles.rental, kind: "text", text: rental.description },
    { title: blockTitles.features, kind: "phrases", phrases: features },
    ...createPlanBlocks(rental),
    { title: blockTitles.conditions, kind: "facts", facts: conditions },
    { title: blockTitles.firstPayment, kind: "sums", note: null, ...costs },
  ];
  return {
    eyebrow: typeLabels.rent,
    offer: createOffer(describeRentalOffer(rental)),
    facts: describeKeyFacts(rental),
    blocks,
  };
}

/** Divides an offer into what the cover says in large type, and its notes. */
function createOffer({ price, notes }: OfferText) {
  const [first = null, ...others] = price ? [price, ...notes] : notes;
  return { price: first, notes: joinFacts(others) || null };
}

function createContactLinks(label: string, contact: Site["contact"], message: string) {
  const { phone, email, whatsapp } = contact;
  const links = [
    { text: phone, url: createPhoneUrl(phone) },
    { text: email, url: `mailto:${email}` },
  ];
  if (whatsapp) {
    const url = createWhatsappUrl(whatsapp, message);
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
  if (listing.place) {
    const facts = describeNearby(listing.place.nearby);
    blocks.push({ title: blockTitles.nearby, kind: "facts", facts });
  }
  if (energyLabel) {
    const isRated = energyLabel !== "pending";
    blocks.push({
      title: ENERGY_TITLE,
      kind: "energy",
      label: energyLabel,
      words: describeEnergyClass(energyLabel),
      note: isRendered && isRated ? PLANNED_ENERGY_NOTE : null,
      alt: isRated ? describeEnergyScale(energyLabel) : null,
    });
  }
  const online = [{ text: pageUrl.replace(/^https?:\/\//, ""), url: pageUrl }];
  if (virtualTour) online.push({ text: blockTitles.tour, url: virtualTour });
  const message = isProject ? askAboutListing(title, isSoldOut(listing)) : askIfFree(`«${title}»`);
  const day = listing.revised && formatDay(listing.revised);
  return {
    title,
    location,
    ...rest,
    blocks,
    cover: { image, alt: imageAlt, focus: imageFocus },
    caption: isRendered ? RENDERING : null,
    // The other pictures, at least one.
    photos: others.length > 0 ? others : gallery.slice(0, 1),
    company: {
      name,
      fullName,
      address: [address.street, formatTown(address)],
      hours: formatHours(hours),
    },
    contacts: [
      createContactLinks("Viviendas", detailContact, message),
      createContactLinks("Oficina", contact, message),
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
