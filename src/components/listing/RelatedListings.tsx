import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { isUnfinished } from "../../listings/projectStatus";
import { cardStyle } from "../../styles/card";
import { linkStyles } from "../../styles/links";
import { from, largeText, minWidth } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { statusLabels, typeLabels } from "../../texts/labels";
import type { OfferText } from "../../texts/offers";
import { describeProjectOffer } from "../../texts/offers";
import { formatMonthly } from "../../texts/prices";
import { RENDERINGS_NOTE } from "../../texts/renderings";
import { Picture } from "../media/Picture";
import { InlineFacts } from "../ui/InlineFacts";
import { EnergyBadge } from "./EnergyBadge";

/** Other listings as small cards. */
export function RelatedListings({
  listings,
}: {
  listings: readonly Queries.RelatedListingFragment[];
}) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="otras">
      <h2 id="otras" css={styles.heading}>
        {listings.every(({ __typename }) => __typename === "Project")
          ? "Otras promociones"
          : "Otras viviendas"}
      </h2>
      <ul css={styles.list}>
        {listings.map((listing) => {
          const { price, notes } = describeOffer(listing);
          return (
            <li key={listing.path} css={[cardStyle, styles.card]}>
              <Picture
                file={listing.image}
                alt={listing.imageAlt}
                focus={listing.imageFocus}
                sizes={`${minWidth.tablet} min(30.7vw - 19px, 395px), calc(37vw - 6px)`}
              />
              <div>
                <h3 css={styles.title}>
                  <Link to={listing.path} css={linkStyles.cover}>
                    {listing.title}
                  </Link>
                </h3>
                <p css={styles.facts}>{listing.location}</p>
                {price && <p css={styles.price}>{price}</p>}
                {(notes.length > 0 || listing.energyLabel) && (
                  <InlineFacts facts={notes} css={styles.facts}>
                    {price && <EnergyBadge label={listing.energyLabel} />}
                  </InlineFacts>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {listings.some((one) => one.__typename === "Project" && isUnfinished(one.status)) && (
        <p css={styles.note}>{RENDERINGS_NOTE}</p>
      )}
    </section>
  );
}

function describeOffer(listing: Queries.RelatedListingFragment): OfferText {
  if (listing.__typename !== "Project") return { price: formatMonthly(listing.price), notes: [] };
  const { price, notes } = describeProjectOffer(listing);
  const status = [statusLabels[listing.status], typeLabels[listing.type]];
  return { price, notes: price ? notes : [...status, ...notes] };
}

export const query = graphql`
  fragment RelatedListing on Listing {
    __typename
    ...ListingCard
    energyLabel
    ... on Project {
      status
      type
      offer {
        ...OfferFigures
      }
    }
    ... on Rental {
      price
    }
  }
`;

const styles = {
  heading: css({ marginBottom: "1.75rem", fontSize: size.title, lineHeight: 1.1 }),
  list: css({
    display: "grid",
    gap: "1.5rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  /** On phones a row, with the picture beside the text. */
  card: css({
    display: "grid",
    gridTemplateColumns: "2fr 3fr",
    [largeText]: { gridTemplateColumns: "1fr" },
    gap: "1rem",
    alignItems: "start",
    picture: { aspectRatio: "3 / 2" },
    [from.tablet]: { gridTemplateColumns: "1fr", gap: "0.875rem", alignContent: "start" },
  }),
  title: css({ lineHeight: 1.1 }),
  facts: css({ marginTop: "0.25rem", color: color.muted, fontSize: size.label, lineHeight: 1.45 }),
  price: css({ marginTop: "0.25rem", font: `1.25rem/1.25 ${font.display}` }),
  note: css({ marginTop: "1.5rem", color: color.muted, fontSize: size.caption }),
};
