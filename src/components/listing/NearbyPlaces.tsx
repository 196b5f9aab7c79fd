import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { linkStyles } from "../../styles/links";
import { from, minWidth } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { travelLabels } from "../../texts/labels";
import { createMapUrl } from "../../urls/mapUrls";
import { Icon } from "../ui/Icon";

const icons: Record<Queries.TravelMeans, string> = {
  walk: "M13.5 5.8a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM12.3 8.2l-1.6 6.3 3.3 2.8.8 4.2M10.7 14.5l-1.2 3-2.5 3.5M7.5 12.8l1.3-3.4 3.5-1.2 1.7 3 2.8 1.2",
  bike: "M6 19a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 6 19zM18 19a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM6 15.8 9.5 9H15l3 6.8M9.5 9l3.5 6.8L15 9M14 6h2",
  car: "M4 17v-4.5L6 8h12l2 4.5V17zM4 12.5h16M7 17v2M17 17v2M7.5 14.8h.01M16.5 14.8h.01",
  bus: "M5 18V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 6v12zM5 12.5h14M7.5 18v2M16.5 18v2M8 15.3h.01M16 15.3h.01",
};

/** The surroundings of a listing: how far away things are, and a link to the map. */
export function NearbyPlaces({ place }: { place: Queries.PlaceBlockFragment }) {
  return (
    <>
      <ul css={styles.list} style={{ "--columns": Math.min(place.nearby.length, 5) }}>
        {place.nearby.map(({ name, minutes, means }) => (
          <li key={name} css={styles.item}>
            <span css={styles.means}>
              <Icon path={icons[means]} />
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
    minHeight: "3.5rem",
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
    [`@media not all and ${minWidth.desktop}`]: {
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
