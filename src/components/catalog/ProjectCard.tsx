import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { cardStyle } from "../../styles/card";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { from, minWidth } from "../../styles/mediaQueries";
import { color, columnsSize, font, size, space } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { blockTitles } from "../../texts/blockTitles";
import { describeFittingUnits, listProjectFacts } from "../../texts/cards";
import { describeProjectOffer } from "../../texts/offers";
import { createPageSlug } from "../../urls/pageSlug";
import { slugify } from "../../urls/slugify";
import { EnergyBadge } from "../listing/EnergyBadge";
import { ProjectStatusBadge } from "../listing/ProjectStatusBadge";
import { Picture } from "../media/Picture";
import { InlineFacts } from "../ui/InlineFacts";

/** As wide as a column of two, or the window without its gutters. */
const STACKED_SIZES = `${minWidth.tablet} calc(46vw - 14px), ${columnsSize}`;

/** In wide windows as its height asks for (ProjectCards.tsx), or wider. */
const COVERING = "min(55.5vw, 75vh, 750px)";

/** How much room a card takes in its grid, with the widths of its picture for `sizes`. */
const sizes = {
  /** A row of its own. */
  full: `${minWidth.desktop} max(${COVERING}, min(61.4vw - 19px, 808px)), ${columnsSize}`,
  /** Seven columns of twelve. */
  wide: `${minWidth.desktop} max(${COVERING}, min(53vw, 712px)), ${STACKED_SIZES}`,
  /** Five columns. */
  narrow: `${minWidth.desktop} max(${COVERING}, 480px), ${STACKED_SIZES}`,
};

export type CardWidth = keyof typeof sizes;

interface Props {
  project: Queries.ProjectCardFragment;
  /** The address of the page with the card, which it tells the page that it links to. */
  pageAddress: string;
  /** The number of homes that fit the chosen filters of homes; 0 if none is chosen. */
  fitting: number;
  width: CardWidth;
  /** Whether it is at the top of the page. */
  priority?: boolean;
}

/** A project as a large picture with its name, price, status and facts. */
export function ProjectCard({ project, pageAddress, fitting, width, priority }: Props) {
  const { title, path, location, status, image, imageAlt, imageFocus, facade } = project;
  const { price, notes } = describeProjectOffer(project);
  const id = createPageSlug(path);
  const units = facade ? blockTitles.facade : blockTitles.units;
  const unitsLabel = fitting > 0 ? describeFittingUnits(fitting) : facade && units;
  return (
    <article id={id} css={[cardStyle, styles.card]} data-width={width}>
      <Picture
        file={image}
        alt={imageAlt}
        focus={imageFocus}
        sizes={sizes[width]}
        priority={priority}
      />
      <div>
        <p css={styles.place}>
          <ProjectStatusBadge status={status} />
          {location}
        </p>
        <h3>
          <Link to={path} state={{ from: `${pageAddress}#${id}` }} css={linkStyles.cover}>
            {title}
          </Link>
        </h3>
        {price && <p css={styles.price}>{price}</p>}
        <InlineFacts facts={[...notes, ...listProjectFacts(project)]} css={styles.facts}>
          <EnergyBadge label={project.energyLabel} />
        </InlineFacts>
        {unitsLabel && (
          <Link
            to={`${path}#${slugify(units)}`}
            state={{ from: `${pageAddress}#${id}` }}
            css={[buttonStyles.secondary, styles.units]}
          >
            {unitsLabel}
            <span css={visuallyHidden}> en {title}</span>
          </Link>
        )}
      </div>
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
    display: "grid",
    gap: "1rem",
    picture: { aspectRatio: "3 / 2", height: "var(--height, auto)", width: "100%" },
    // In a row of its own, the words stand beside the picture.
    [from.desktop]: {
      "&[data-width='full']": {
        gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
        columnGap: space.gridGap,
        alignItems: "end",
        h3: { fontSize: size.title, lineHeight: 1.08 },
        "h3 + p": { fontSize: size.heading },
      },
    },
  }),
  place: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.25rem 0.75rem",
    marginBottom: "0.5rem",
    color: color.muted,
    fontSize: size.label,
  }),
  price: css({ marginTop: "0.375rem", font: `1.375rem/1.25 ${font.display}` }),
  facts: css({
    marginTop: "0.5rem",
    color: color.muted,
    fontSize: size.label,
    lineHeight: 1.45,
  }),
  // Above the link that covers the card.
  units: css({ position: "relative", marginTop: "0.875rem" }),
};
