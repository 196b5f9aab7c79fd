import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { color, motion, size } from "../../styles/tokens";
import { findAlt } from "../../utils/entries";
import { describeProject } from "../../utils/listing";
import { Picture } from "../media/Picture";
import { Tag } from "../ui/Tag";
import { EnergyBadge } from "./EnergyBadge";

interface Props {
  project: Queries.ProjectCardFragment;
  sizes: string;
  /** The page's first picture. */
  priority?: boolean;
}

export function ProjectCard({ project, sizes, priority }: Props) {
  const { title, path, status, image, energyLabel } = project;
  return (
    <article css={styles.card}>
      <Picture file={image} alt={findAlt(project)} sizes={sizes} priority={priority} />
      <div css={styles.name}>
        <h3>
          <Link to={path} css={styles.link}>
            {title}
          </Link>
        </h3>
        <Tag status={status} />
      </div>
      <p css={styles.facts}>
        {describeProject(project)}
        <EnergyBadge label={energyLabel} />
      </p>
    </article>
  );
}

export const query = graphql`
  fragment ProjectCard on Project {
    jsonId
    order
    title
    path
    location
    status
    type
    energyLabel
    details {
      bedrooms
    }
    image {
      relativePath
      ...CardPicture
    }
    gallery {
      alt
      image {
        relativePath
      }
    }
  }
`;

const styles = {
  card: css({
    position: "relative",
    picture: { aspectRatio: "3 / 2", height: "var(--height, auto)", width: "100%" },
    img: { transition: "transform 300ms ease-out" },
    "&:hover img": { transform: "scale(1.015)" },
    "&:hover h3": { color: color.terracotta },
  }),
  name: css({
    display: "flex",
    justifyContent: "space-between",
    gap: "1.25rem",
    paddingTop: "1.125rem",
    h3: { transition: `color ${motion}` },
  }),
  /** The whole card is the link's target; its text is its name. */
  link: css({
    color: "inherit",
    textDecoration: "none",
    "&::after": { content: '""', position: "absolute", inset: 0 },
  }),
  facts: css({ marginTop: "0.375rem", color: color.muted, fontSize: size.small, lineHeight: 1.45 }),
};
