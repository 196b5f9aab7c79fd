import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { RENDERING } from "../../descriptions/labels";
import { describeOffer, describeStatus } from "../../descriptions/project";
import { formatRent } from "../../descriptions/rental";
import { color, from, largeText, minWidth, size } from "../../styles/tokens";
import { describeMainPicture } from "../../utils/entries";
import { joinFacts } from "../../utils/format";
import { Picture } from "../media/Picture";
import { linkStyles } from "../ui/linkStyles";
import { cardStyle, renderingStyles } from "./cardStyle";
import { Block } from "./DetailBlocks";

interface Props {
  /** Their paths, in the order they are shown in. */
  paths: readonly string[];
  data: Queries.RelatedListingsFragment;
}

/** Other listings as small cards. */
export function RelatedListings({ paths, data }: Props) {
  if (paths.length === 0) return null;
  const cards = [
    ...data.relatedProjects.nodes.map((project) => ({
      ...project,
      id: `proyecto-${project.jsonId}`,
      isRender: project.status !== "past",
      facts: joinFacts(describeOffer(project)) || describeStatus(project.status, project.type),
    })),
    ...data.relatedRentals.nodes.map((rental) => ({
      ...rental,
      id: `vivienda-${rental.jsonId}`,
      isRender: false,
      facts: formatRent(rental.price),
    })),
  ];
  return (
    <Block title="Otras viviendas">
      <ul css={styles.list}>
        {paths
          .flatMap((path) => cards.filter((card) => card.path === path))
          .map((card) => (
            <li key={card.id} id={card.id} css={[cardStyle, styles.card]}>
              <div css={renderingStyles.picture}>
                <Picture
                  file={card.image}
                  {...describeMainPicture(card)}
                  sizes={`${minWidth.desktop} 395px, ${minWidth.tablet} 33vw, 40vw`}
                />
                {card.isRender && (
                  <span css={renderingStyles.note} data-printed>
                    {RENDERING}
                  </span>
                )}
              </div>
              <div>
                <h3 css={styles.title}>
                  <Link to={card.path} css={linkStyles.cover}>
                    {card.title}
                  </Link>
                </h3>
                <p css={styles.facts}>{card.location}</p>
                <p css={styles.facts}>{card.facts}</p>
              </div>
            </li>
          ))}
      </ul>
    </Block>
  );
}

export const query = graphql`
  # $related is the variable of the page's query.
  fragment RelatedListings on Query {
    relatedProjects: allProject(filter: { path: { in: $related } }, sort: { jsonId: ASC }) {
      nodes {
        ...RelatedProject
      }
    }
    relatedRentals: allRental(filter: { path: { in: $related } }, sort: { jsonId: ASC }) {
      nodes {
        ...RelatedRental
      }
    }
  }
  fragment RelatedProject on Project {
    jsonId
    path
    title
    location
    status
    type
    offer {
      ...OfferFigures
    }
    image {
      relativePath
      ...CardPicture
    }
    gallery {
      ...PictureWords
    }
  }
  fragment RelatedRental on Rental {
    jsonId
    path
    title
    location
    price
    image {
      relativePath
      ...CardPicture
    }
    gallery {
      ...PictureWords
    }
  }
`;

const styles = {
  list: css({
    display: "grid",
    gap: "1.5rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  /** On phones a row: the picture, the words. */
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
};
