import { css } from "@emotion/react";
import { Link } from "gatsby";
import { cardStyle } from "../../styles/card";
import { linkStyles } from "../../styles/links";
import { from, largeText, minWidth } from "../../styles/mediaQueries";
import { color, size, space } from "../../styles/tokens";
import { listProjectFacts } from "../../texts/cards";
import { describeProjectOffer } from "../../texts/offers";
import { createPageSlug } from "../../urls/pageSlug";
import { ProjectStatusBadge } from "../listing/ProjectStatusBadge";
import { Picture } from "../media/Picture";
import { InlineFacts } from "../ui/InlineFacts";

interface Props {
  project: Queries.ProjectCardFragment;
  /** The address of the page with the row, which it tells the page that it links to. */
  pageAddress: string;
}

/** A project of which no home is left, as a slim row. */
export function SoldOutProject({ project, pageAddress }: Props) {
  const { title, path, location, status, image, imageAlt, imageFocus } = project;
  const id = createPageSlug(path);
  const { notes } = describeProjectOffer(project);
  return (
    <article id={id} css={[cardStyle, styles.row]}>
      <Picture
        file={image}
        alt={imageAlt}
        focus={imageFocus}
        sizes={`${minWidth.tablet} 132px, 96px`}
      />
      <div css={styles.words}>
        <h3>
          <Link to={path} state={{ from: `${pageAddress}#${id}` }} css={linkStyles.cover}>
            {title}
          </Link>
        </h3>
        <InlineFacts
          facts={[location, ...listProjectFacts(project), ...notes]}
          css={styles.facts}
        />
      </div>
      <p css={styles.status}>
        <ProjectStatusBadge status={status} />
      </p>
    </article>
  );
}

const styles = {
  row: css({
    display: "grid",
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    gap: "0.625rem 1rem",
    paddingBlock: "1rem",
    picture: { gridRow: "span 2", aspectRatio: "3 / 2", alignSelf: "start" },
    [largeText]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      picture: { gridRow: "auto", width: "6rem" },
    },
    [from.tablet]: {
      gridTemplateColumns: "8.25rem minmax(0, 1fr) auto",
      columnGap: space.gridGap,
      alignItems: "center",
      picture: { gridRow: "auto" },
    },
  }),
  words: css({
    display: "grid",
    gap: "0.25rem 1.75rem",
    [from.desktop]: { gridTemplateColumns: "5fr 7fr", alignItems: "baseline" },
  }),
  facts: css({ color: color.muted, fontSize: size.label, lineHeight: 1.45 }),
  status: css({ display: "flex" }),
};
