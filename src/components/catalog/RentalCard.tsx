import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { cardStyle } from "../../styles/card";
import { linkStyles } from "../../styles/links";
import { from, minWidth } from "../../styles/mediaQueries";
import { color, columnsSize, font, size, space } from "../../styles/tokens";
import { listRentalFacts } from "../../texts/cards";
import { formatEuros } from "../../texts/format";
import { describeAvailableFrom } from "../../texts/offers";
import { PER_MONTH } from "../../texts/prices";
import { createPageSlug } from "../../urls/pageSlug";
import { EnergyBadge } from "../listing/EnergyBadge";
import { Picture } from "../media/Picture";
import { InlineFacts } from "../ui/InlineFacts";

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
        sizes={`${minWidth.desktop} min(52.4vw - 12px, 712px), ${minWidth.tablet} calc(46vw - 14px), ${columnsSize}`}
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
        {availableFrom && <p>{describeAvailableFrom(availableFrom)}</p>}
        <p css={styles.price}>
          <span css={styles.sum}>{formatEuros(price)}</span> {PER_MONTH}
        </p>
        <InlineFacts facts={listRentalFacts(rental)} css={styles.facts}>
          <EnergyBadge label={energyLabel} />
        </InlineFacts>
      </div>
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
    gap: "1.25rem 1.75rem",
    paddingBlock: "1.75rem",
    picture: { aspectRatio: "3 / 2" },
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [from.desktop]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      paddingBlock: "2.25rem",
      picture: { aspectRatio: "16 / 9" },
    },
  }),
  words: css({
    display: "flex",
    flexDirection: "column",
    [from.desktop]: { paddingLeft: space.gridGap },
  }),
  place: css({ color: color.muted, fontSize: size.label }),
  title: css({ marginTop: "0.375rem", fontSize: size.title, lineHeight: 1.08 }),
  summary: css({ maxWidth: "28em", marginBlock: "0.875rem 0.5rem" }),
  price: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "0 0.5rem",
    marginTop: "auto",
    paddingTop: "0.75rem",
    color: color.muted,
  }),
  sum: css({
    color: color.ink,
    fontFamily: font.display,
    fontSize: "clamp(2.5rem, 1.8rem + 2.4vw, 3.75rem)",
    lineHeight: 1,
    whiteSpace: "nowrap",
  }),
  facts: css({ marginTop: "0.625rem", color: color.muted, fontSize: size.label }),
};
