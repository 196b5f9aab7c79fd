import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { buttonStyles } from "../../styles/controls";
import { twoColumnRuledList } from "../../styles/ruledList";
import { color, font, size } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import { describeRevision } from "../../texts/offers";
import { slugify } from "../../urls/slugify";
import { FormLink } from "../forms/FormLink";
import { CONTACT_BOX_ID } from "../layout/ContactBoxLink";
import type { DetailContactBoxProps } from "../layout/DetailContactBox";
import { DetailPage } from "../layout/DetailPage";
import { DetailSection } from "../layout/DetailSection";
import { TableOfContents } from "../layout/TableOfContents";
import { VirtualTour } from "../media/VirtualTour";
import { EnergyScale } from "./EnergyScale";
import { ListingHero, type ListingHeroProps } from "./ListingHero";
import type { Block } from "./listingBlock";
import { NearbyPlaces } from "./NearbyPlaces";
import { RelatedListings } from "./RelatedListings";

interface Props extends ListingHeroProps {
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
  const { kind, cardAddress, contactBox, descriptionTitle, features, blocks, ...hero } = props;
  const { listing, contactLabel, isUnfinished } = hero;
  const { title, energyLabel, revised } = listing;
  const present = blocks.filter(({ content }) => content);
  return (
    <DetailPage
      kind={kind}
      title={title}
      cardAddress={cardAddress}
      hero={<ListingHero {...hero} />}
      links={
        <TableOfContents
          sections={[{ title: descriptionTitle, link: undefined }, ...present].map((block) => ({
            id: slugify(block.title),
            link: block.link ?? block.title,
          }))}
          action={
            <FormLink css={buttonStyles.secondary} href={`#${CONTACT_BOX_ID}`}>
              {contactLabel}
            </FormLink>
          }
        />
      }
      intro={{
        title: descriptionTitle,
        content: (
          <>
            <Description text={listing.description} />
            <ul css={[twoColumnRuledList, styles.features]}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <EnergyScale label={energyLabel} planned={isUnfinished} />
          </>
        ),
      }}
      contactBox={contactBox}
      others={
        <>
          {revised && <p css={styles.revision}>{describeRevision(revised)}</p>}
          <RelatedListings listings={listing.related} />
        </>
      }
    >
      {present.map(({ title: heading, content, isSection, ...section }) =>
        isSection ? (
          <Fragment key={heading}>{content}</Fragment>
        ) : (
          <DetailSection key={heading} title={heading} {...section}>
            {content}
          </DetailSection>
        ),
      )}
    </DetailPage>
  );
}

/** Its first paragraph is larger. It keeps its line breaks; an empty line starts a new paragraph. */
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

/** The optional blocks of projects and rentals: a tour, and the surroundings. */
export const createTourBlock = ({ title, virtualTour }: Queries.ListingDetailsFragment): Block => ({
  title: blockTitles.tour,
  screenOnly: true,
  content: virtualTour && <VirtualTour title={title} url={virtualTour} />,
});

export const createPlaceBlock = ({ place }: Queries.ListingDetailsFragment): Block => ({
  title: blockTitles.place,
  content: place && <NearbyPlaces place={place} />,
});

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
    whiteSpace: "pre-line",
    "p:first-of-type": {
      font: `400 min(clamp(1.5rem, 1.2rem + 1.2vw, 2.1875rem), 8vw)/1.25 ${font.display}`,
      letterSpacing: "-0.008em",
    },
    "p + p": { maxWidth: "38em", marginTop: "1.5rem" },
  }),
  features: css({
    marginTop: "2.25rem",
    li: { paddingBlock: "0.75rem", lineHeight: 1.4 },
  }),
  revision: css({ color: color.muted, fontSize: size.tiny }),
};
