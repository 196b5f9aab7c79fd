import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { cardStyle } from "../../styles/card";
import { linkStyles } from "../../styles/links";
import { from, minWidth } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { describeRentalCard } from "../../texts/cards";
import { formatEuros } from "../../texts/format";
import { describeAvailableFrom } from "../../texts/offers";
import { PER_MONTH } from "../../texts/prices";
import { createPageSlug } from "../../urls/slugs";
import { EnergyBadge } from "../listing/EnergyBadge";
import { Picture } from "../media/Picture";

interface Props {
  rental: Queries.RentalCardFragment;
  /** The address of the page with the card, which it tells the page that it links to. */
  pageAddress: string;
  /** Whether it is at the top of the page. */
  priority?: boolean;
}

/** A rental as a wide row: picture, text, monthly price. */
export function RentalCard({ rental, pageAddress, priority }: Props) {
  const { title, path, location, price, summary, availableFrom, energyLabel } = rental;
  const id = createPageSlug(path);
  return (
    <article id={id} css={[cardStyle, styles.card]}>
      <Picture
        file={rental.image}
        alt={rental.imageAlt}
        focus={rental.imageFocus}
        sizes={`${minWidth.desktop} min(38.3vw - 47px, 470px), ${minWidth.tablet} calc(46vw - 14px), 92vw`}
        priority={priority}
      />
      <div css={styles.words}>
        <p css={styles.place}>{location}</p>
        <h3 css={styles.title}>
          <Link to={path} state={{ from: `${pageAddress}#${id}` }} css={linkStyles.cover}>
            {title}
          </Link>
        </h3>
        {summary && <p css={styles.summary}>{summary}</p>}
        <p css={styles.facts}>
          {describeRentalCard(rental)}
          <EnergyBadge label={energyLabel} />
          {availableFrom && (
            <span css={styles.availableFrom}>{describeAvailableFrom(availableFrom)}</span>
          )}
        </p>
      </div>
      <p css={styles.price}>
        <span css={styles.sum}>{formatEuros(price)}</span> {PER_MONTH}
      </p>
    </article>
  );
}

export const query = graphql`
  fragment RentalCard on Rental {
    ...ListingCard
    price
    bedrooms
    area
    bathrooms
    energyLabel
    summary
    availableFrom
  }
`;

const styles = {
  card: css({
    display: "grid",
    gap: "1.25rem",
    paddingBlock: "1.75rem",
    picture: { aspectRatio: "3 / 2" },
    [from.tablet]: {
      gridTemplateColumns: "1fr 1fr",
      columnGap: "1.75rem",
      picture: { gridRow: "span 2" },
    },
    [from.desktop]: {
      gridTemplateColumns: "5fr 4fr 3fr",
      columnGap: "3.5rem",
      paddingBlock: "2.25rem",
      picture: { gridRow: "auto" },
    },
  }),
  words: css({
    display: "flex",
    flexDirection: "column",
    [from.desktop]: { paddingBlock: "0.25rem" },
  }),
  place: css({ color: color.muted, fontSize: size.label }),
  title: css({
    marginTop: "0.5rem",
    fontSize: size.title,
    lineHeight: 1.08,
  }),
  summary: css({ maxWidth: "28em", marginTop: "0.875rem" }),
  facts: css({
    marginTop: "0.75rem",
    color: color.muted,
    fontSize: size.small,
    [from.desktop]: { marginTop: "auto" },
  }),
  price: css({
    color: color.muted,
    fontSize: size.small,
    [from.tablet]: { alignSelf: "end" },
    [from.desktop]: { textAlign: "right" },
  }),
  sum: css({
    color: color.ink,
    fontFamily: font.display,
    fontSize: "clamp(2.5rem, 1.8rem + 2.4vw, 3.75rem)",
    lineHeight: 1,
    whiteSpace: "nowrap",
    [from.desktop]: { display: "block", marginBottom: "0.25rem" },
  }),
  availableFrom: css({ display: "block", color: color.ink }),
};
