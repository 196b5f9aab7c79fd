import { css } from "@emotion/react";
import { graphql, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { useSiteUrl } from "../../hooks/useSiteUrl";
import { buttonStyles } from "../../styles/controls";
import { twoColumns } from "../../styles/ruledList";
import { color, size } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import type { Fact } from "../../texts/keyFacts";
import { energyLabels, RENDERING_CAPTION } from "../../texts/labels";
import { describeRevision } from "../../texts/prices";
import { createDossierPath } from "../../urls/dossierPath";
import { slugify } from "../../urls/slugs";
import { DetailBlock } from "../layout/DetailBlock";
import { ContactLink, type DetailContactBoxProps } from "../layout/DetailContactBox";
import { DetailHeader, DetailPage } from "../layout/DetailPage";
import { FloorPlans } from "../media/FloorPlans";
import { Gallery } from "../media/Gallery";
import { LightboxButton } from "../media/LightboxButton";
import { VirtualTour } from "../media/VirtualTour";
import { KeyFacts } from "../ui/KeyFacts";
import { ShareButton } from "../ui/ShareButton";
import type { Block } from "./block";
import { EnergyBadge } from "./EnergyBadge";
import { EnergyScale } from "./EnergyScale";
import { Place } from "./Place";
import { RelatedListings } from "./RelatedListings";
import { TableOfContents } from "./TableOfContents";

interface Props {
  kind: "Project" | "Rental";
  listing: Queries.ListingDetailsFragment;
  /** The address of the card that was pressed. */
  cardAddress?: string;
  badges: ReactNode;
  /** The price. */
  lead: ReactNode;
  contactLabel: string;
  contactBox: DetailContactBoxProps;
  facts: readonly Fact[];
  descriptionTitle: string;
  features: readonly string[];
  /** Whether its pictures are renderings rather than photographs, and its rating a planned one. */
  isUnfinished?: boolean;
  /** Its further blocks. */
  blocks: readonly Block[];
}

/** What the pages of projects and rentals share. */
export function ListingPage({
  listing,
  badges,
  lead,
  contactLabel,
  facts,
  descriptionTitle,
  features,
  isUnfinished,
  blocks,
  ...page
}: Props) {
  const { title, path, location, gallery, energyLabel, revised } = listing;
  const siteUrl = useSiteUrl();
  const dossier = createDossierPath(path, title);
  const caption = isUnfinished ? RENDERING_CAPTION : undefined;
  const energy =
    energyLabel === "pending" ? energyLabels.pending : <EnergyBadge label={energyLabel} />;
  const all: Block[] = [
    {
      title: descriptionTitle,
      content: <Description text={listing.description} />,
    },
    {
      title: blockTitles.features,
      link: null,
      content: (
        <>
          <ul css={twoColumns}>
            {features.map((feature) => (
              <li key={feature} css={styles.feature}>
                {feature}
              </li>
            ))}
          </ul>
          <EnergyScale label={energyLabel} planned={isUnfinished} />
        </>
      ),
    },
    ...blocks,
  ];
  const present = all.filter(({ content }) => content);
  return (
    <DetailPage
      {...page}
      title={title}
      media={<Gallery title={title} pictures={gallery} caption={caption} />}
      header={
        <DetailHeader
          title={title}
          location={location}
          badges={badges}
          lead={lead}
          actions={
            <>
              <ContactLink>{contactLabel}</ContactLink>
              <LightboxButton name={`Galería de ${title}`} pictures={gallery} caption={caption}>
                Ver galería
              </LightboxButton>
              <ShareButton title={title} path={path} />
              <a
                css={buttonStyles.secondary}
                href={withPrefix(dossier)}
                // Printed after its text.
                data-url={siteUrl + dossier}
                download
              >
                Descargar dossier
              </a>
            </>
          }
          facts={
            <KeyFacts
              facts={energyLabel ? [...facts, { label: "Energía", value: energy }] : facts}
              css={styles.facts}
            />
          }
        />
      }
      links={
        <TableOfContents
          sections={present.flatMap(({ title, link = title }) =>
            link ? [{ id: slugify(title), link }] : [],
          )}
        />
      }
      others={<RelatedListings listings={listing.related} />}
    >
      {present.map(({ content, title: heading, screenOnly }) => (
        <DetailBlock key={heading} title={heading} screenOnly={screenOnly}>
          {content}
        </DetailBlock>
      ))}
      {revised && <p css={styles.revision}>{describeRevision(revised)}</p>}
    </DetailPage>
  );
}

/** It keeps its line breaks; an empty line starts a new paragraph. */
function Description({ text }: { text: string }) {
  return (
    <div css={styles.description}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs don't move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The optional blocks that projects and rentals share: floor plans, tour, surroundings. */
export function createSharedBlocks(listing: Queries.ListingDetailsFragment): Block[] {
  const { title, location, floorPlans, virtualTour, place } = listing;
  return [
    {
      title: blockTitles.plans,
      content: floorPlans && <FloorPlans title={title} plans={floorPlans} />,
    },
    {
      title: blockTitles.tour,
      screenOnly: true,
      content: virtualTour && <VirtualTour title={title} url={virtualTour} />,
    },
    {
      title: blockTitles.place,
      content: place && <Place place={place} title={title} location={location} />,
    },
  ];
}

/** The fields that the pages of projects and rentals share. */
export const query = graphql`
  fragment ListingDetails on Listing {
    title
    description
    path
    published
    revised
    location
    energyLabel
    imageAlt
    gallery {
      ...GallerySlide
    }
    floorPlans {
      ...FloorPlanFigure
    }
    virtualTour
    place {
      ...PlaceBlock
    }
    related {
      ...RelatedListing
    }
  }
`;

const styles = {
  facts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem clamp(1rem, 2vw, 1.75rem)",
    paddingTop: "1rem",
    borderTop: `1px solid ${color.ink}`,
    "[role=img]": { marginLeft: 0 },
  }),
  description: css({
    maxWidth: "36em",
    whiteSpace: "pre-line",
    "p + p": { marginTop: "1lh" },
  }),
  feature: css({
    paddingBlock: "0.875rem",
    lineHeight: 1.4,
  }),
  revision: css({ color: color.muted, fontSize: size.tiny }),
};
