import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { isUnfinished } from "../../listings/projectStatus";
import { cardStyle } from "../../styles/card";
import { linkStyles } from "../../styles/links";
import { minWidth } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { blockTitles } from "../../texts/blockTitles";
import { describeFittingUnits, describeProjectCard } from "../../texts/cards";
import { joinFacts } from "../../texts/format";
import { RENDERING_CAPTION } from "../../texts/labels";
import { describeProjectOffer } from "../../texts/offers";
import { createPageSlug, slugify } from "../../urls/slugs";
import { EnergyBadge } from "../listing/EnergyBadge";
import { StatusBadge } from "../listing/StatusAndOperationBadges";
import { CaptionedPicture } from "../media/Picture";

/** As wide as a column of two, or the window without its gutters. */
const STACKED_SIZES = `${minWidth.tablet} calc(46vw - 14px), 92vw`;

/** In wide windows as wide as seven or five columns, or as its height asks for (ProjectCards.tsx). */
const COVERING = "min(55.5vw, 75vh, 750px)";
const WIDE_SIZES = `${minWidth.desktop} max(${COVERING}, min(53vw, 712px)), ${STACKED_SIZES}`;
const NARROW_SIZES = `${minWidth.desktop} max(${COVERING}, 480px), ${STACKED_SIZES}`;

interface Props {
  project: Queries.ProjectCardFragment;
  /** The address of the page with the card, which it tells the page that it links to. */
  pageAddress: string;
  /** The number of homes that fit the chosen filters of homes; 0 if none is chosen. */
  fitting: number;
  /** Whether it spans more columns than the other card of its row. */
  wide: boolean;
  /** Whether it is at the top of the page. */
  priority?: boolean;
}

/** A project as a large picture with its name, status, facts and price. */
export function ProjectCard({ project, pageAddress, fitting, wide, priority }: Props) {
  const { title, path, status, image, imageAlt, imageFocus, energyLabel, facade } = project;
  const { price, notes } = describeProjectOffer(project);
  const id = createPageSlug(path);
  const units = facade ? blockTitles.facade : blockTitles.units;
  const unitsLabel = fitting > 0 ? describeFittingUnits(fitting) : facade && units;
  return (
    <article id={id} css={[cardStyle, styles.card]}>
      <CaptionedPicture
        file={image}
        alt={imageAlt}
        focus={imageFocus}
        caption={isUnfinished(status) && RENDERING_CAPTION}
        sizes={wide ? WIDE_SIZES : NARROW_SIZES}
        priority={priority}
      />
      <div css={styles.name}>
        <h3>
          <Link to={path} state={{ from: `${pageAddress}#${id}` }} css={linkStyles.cover}>
            {title}
          </Link>
        </h3>
        <StatusBadge status={status} />
      </div>
      <p css={styles.facts}>
        {describeProjectCard(project)}
        <EnergyBadge label={energyLabel} />
      </p>
      {price && <p css={styles.price}>{price}</p>}
      {notes.length > 0 && <p css={styles.facts}>{joinFacts(notes)}</p>}
      {unitsLabel && (
        <Link
          to={`${path}#${slugify(units)}`}
          state={{ from: `${pageAddress}#${id}` }}
          css={styles.units}
        >
          {unitsLabel}
          <span css={visuallyHidden}> en {title}</span>
        </Link>
      )}
    </article>
  );
}

export const query = graphql`
  fragment ProjectCard on Project {
    ...ListingCard
    status
    type
    energyLabel
    offer {
      ...OfferFigures
    }
    facade {
      label
    }
    details {
      bedrooms
    }
    units {
      bedrooms
      price
      status
    }
  }
`;

const styles = {
  card: css({
    picture: { aspectRatio: "3 / 2", height: "var(--height, auto)", width: "100%" },
  }),
  name: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.25rem 1.25rem",
    paddingTop: "1.125rem",
  }),
  facts: css({ marginTop: "0.375rem", color: color.muted, fontSize: size.small, lineHeight: 1.45 }),
  units: css(linkStyles.underlined, {
    // Above the link that covers the card.
    position: "relative",
    minHeight: "2.75rem",
    fontSize: size.small,
  }),
  price: css({ marginTop: "0.25rem", fontSize: size.small, fontWeight: 500, lineHeight: 1.45 }),
};
