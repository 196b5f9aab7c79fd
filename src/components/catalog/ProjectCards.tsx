import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { memo } from "react";
import { cardStyle } from "../../styles/card";
import { linkStyles } from "../../styles/controls";
import { color, from, minWidth, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { RENDERING_CAPTION } from "../../texts/labels";
import {
  describeProjectCard,
  describeProjectOffer,
  FACADE_TITLE,
  isUnfinished,
} from "../../texts/project";
import { joinFacts } from "../../utils/format";
import { createPageName } from "../../utils/paths";
import { slugify } from "../../utils/slug";
import { EnergyBadge } from "../listing/Energy";
import { ProjectBadge } from "../listing/ProjectBadge";
import { CaptionedPicture } from "../media/Picture";
import type { CardsProps } from "./FilteredList";

/** Projects as large pictures, two per row. */
export const ProjectCards = memo(function ProjectCards({
  entries,
  from: address,
  priority,
}: CardsProps<Queries.ProjectCardFragment>) {
  return (
    <ul css={styles.grid}>
      {entries.map((project, index) => {
        const { title, path, status, image, imageAlt, imageFocus, energyLabel, facade } = project;
        const { price, notes } = describeProjectOffer(project);
        const id = createPageName(path);
        const wide = index % 4 === 0 || index % 4 === 3;
        return (
          <li key={path} css={wide ? styles.wide : styles.narrow}>
            <article id={id} css={[cardStyle, styles.card]}>
              <CaptionedPicture
                file={image}
                alt={imageAlt}
                focus={imageFocus}
                caption={isUnfinished(status) && RENDERING_CAPTION}
                sizes={`${minWidth.desktop} ${wide ? 760 : 750}px, ${minWidth.tablet} 50vw, 100vw`}
                priority={priority && index === 0}
              />
              <div css={styles.name}>
                <h3>
                  <Link to={path} state={{ from: `${address}#${id}` }} css={linkStyles.cover}>
                    {title}
                  </Link>
                </h3>
                <ProjectBadge status={status} />
              </div>
              <p css={styles.facts}>
                {describeProjectCard(project)}
                <EnergyBadge label={energyLabel} />
              </p>
              {price && <p css={styles.price}>{price}</p>}
              {notes.length > 0 && <p css={styles.facts}>{joinFacts(notes)}</p>}
              {facade && (
                <Link to={`${path}#${slugify(FACADE_TITLE)}`} css={styles.facade}>
                  {FACADE_TITLE}
                  <span css={visuallyHidden}> en {title}</span>
                </Link>
              )}
            </article>
          </li>
        );
      })}
    </ul>
  );
});

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
  }
`;

/** Makes the pictures in narrow cards roughly square. */
const CARD_HEIGHT = "clamp(20rem, min(37vw, 50svh), 31.25rem)";

const styles = {
  /** Columns of seven and five twelfths, with pictures of equal height on a common baseline. */
  grid: css({
    display: "grid",
    gap: "2.75rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: { gridTemplateColumns: "repeat(12, 1fr)", rowGap: "4rem" },
  }),
  wide: css({ [from.desktop]: { gridColumn: "span 7", "--height": CARD_HEIGHT } }),
  narrow: css({ [from.desktop]: { gridColumn: "span 5", "--height": CARD_HEIGHT } }),
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
  facade: css(linkStyles.underlined, {
    // Above the link that covers the card.
    position: "relative",
    minHeight: "2.75rem",
    fontSize: size.small,
  }),
  price: css({ marginTop: "0.25rem", fontSize: size.small, fontWeight: 500, lineHeight: 1.45 }),
};
