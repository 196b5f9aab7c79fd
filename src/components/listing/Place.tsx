import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { linkStyles } from "../../styles/links";
import { from } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { travelLabels } from "../../texts/labels";
import { createMapUrl } from "../../urls/mapUrls";
import { Icon } from "../ui/Icon";

/** The surroundings of a listing: how far away things are, and a link to the map. */
export function Place({ place }: { place: Queries.PlaceBlockFragment }) {
  return (
    <>
      <ul css={styles.list} style={{ "--columns": Math.min(place.nearby.length, 5) }}>
        {place.nearby.map(({ name, minutes, means }) => (
          <li key={name} css={styles.item}>
            <span css={styles.means}>
              <Icon name={means} />
              <span>{travelLabels[means]}</span>
            </span>
            <span css={styles.minutes}>
              {minutes} <small>min</small>
            </span>
            <span css={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
      <p css={styles.map} data-screen-only>
        <a css={linkStyles.underlined} href={createMapUrl(place)}>
          Mapa de OpenStreetMap
        </a>
      </p>
    </>
  );
}

export const query = graphql`
  fragment PlaceBlock on ListingPlace {
    latitude
    longitude
    nearby {
      name
      minutes
      means
    }
  }
`;

const styles = {
  list: css({
    borderTop: `1px solid ${color.ink}`,
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
      rowGap: "2.25rem",
    },
  }),
  /** A row on phones, with the icon, the name and the minutes; a column of wide windows. */
  item: css({
    display: "grid",
    gridTemplateColumns: "2.25rem 1fr auto",
    alignItems: "center",
    columnGap: "0.5rem",
    minHeight: "4rem",
    borderBottom: `1px solid ${color.rule}`,
    [from.desktop]: {
      gridTemplateColumns: "1fr",
      alignContent: "start",
      padding: "1.375rem 1.25rem 0",
      borderBottom: 0,
      borderLeft: `1px solid ${color.rule}`,
      "&:nth-of-type(5n + 1)": { paddingLeft: 0, borderLeft: 0 },
    },
  }),
  means: css({
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    color: color.muted,
    fontSize: size.label,
    svg: { color: color.accent },
    "span::first-letter": { textTransform: "uppercase" },
    "@media not all and (min-width: 56.25em)": {
      span: { position: "absolute", clipPath: "inset(50%)" },
    },
    [from.desktop]: { marginBottom: "1.625rem" },
  }),
  minutes: css({
    order: 1,
    font: `400 2.125rem/1 ${font.display}`,
    small: { color: color.muted, fontFamily: font.text, fontSize: size.label },
    [from.desktop]: { order: 0, fontSize: "clamp(3.25rem, 5.2vw, 4.75rem)" },
  }),
  name: css({ lineHeight: 1.35, textWrap: "balance", [from.desktop]: { marginTop: "0.875rem" } }),
  map: css({ marginTop: "1.25rem" }),
};
