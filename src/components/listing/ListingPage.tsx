import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { twoColumns } from "../../styles/ruledList";
import { color, size } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import { describeRevision } from "../../texts/prices";
import { DetailBlock } from "../layout/DetailBlock";
import type { DetailContactBoxProps } from "../layout/DetailContactBox";
import { DetailPage } from "../layout/DetailPage";
import { FloorPlans } from "../media/FloorPlans";
import { VirtualTour } from "../media/VirtualTour";
import type { Block } from "./block";
import { EnergyScale } from "./EnergyScale";
import { ListingOpening, type ListingOpeningProps } from "./ListingOpening";
import { Place } from "./Place";
import { RelatedListings } from "./RelatedListings";
import { TableOfContents } from "./TableOfContents";

interface Props extends ListingOpeningProps {
  kind: "Project" | "Rental";
  /** The address of the card that was pressed. */
  cardAddress?: string;
  contactBox: DetailContactBoxProps;
  descriptionTitle: string;
  features: readonly string[];
  /** Its further blocks. */
  blocks: readonly Block[];
}

/** What the pages of projects and rentals share. */
export function ListingPage(props: Props) {
  const { listing, descriptionTitle, features, isUnfinished, blocks } = props;
  const { title, energyLabel, revised } = listing;
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
      {...props}
      title={title}
      opening={<ListingOpening {...props} />}
      links={<TableOfContents blocks={present} />}
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
