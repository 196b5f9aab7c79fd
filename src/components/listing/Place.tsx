import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState } from "react";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { twoColumns } from "../../styles/ruledList";
import { color, size } from "../../styles/tokens";
import { describeNearby } from "../../texts/nearbyPlaces";
import { createMapUrl } from "../../urls/mapUrls";
import { LazyMap } from "../media/LazyMap";

interface Props {
  place: Queries.PlaceBlockFragment;
  title: string;
  location: string;
}

/** Keeps the focus when the button goes; stable, since React calls a new ref on every render. */
const focus = (map: HTMLElement | null) => map?.focus({ preventScroll: true });

/** The surroundings of a listing and its map, which is requested only when asked for. */
export function Place({ place, title, location }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul css={twoColumns}>
        {describeNearby(place.nearby).map(({ label, value }) => (
          <li key={label} css={styles.line}>
            <span>{label}</span> <span css={styles.travel}>{value}</span>
          </li>
        ))}
      </ul>
      <div ref={isOpen ? focus : undefined} tabIndex={-1} css={styles.map} data-screen-only>
        {isOpen ? (
          <LazyMap point={place} title={`Mapa de ${title}`} address={location} />
        ) : (
          <>
            <div css={styles.invitation} data-script-only>
              <button type="button" css={buttonStyles.secondary} onClick={() => setOpen(true)}>
                Ver el mapa
              </button>
              <p css={styles.note}>Lo muestra OpenStreetMap.</p>
            </div>
            <a css={[linkStyles.underlined, styles.link]} href={createMapUrl(place)}>
              Ver el mapa en OpenStreetMap
            </a>
          </>
        )}
      </div>
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
  line: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0 1rem",
    paddingBlock: "0.875rem",
    lineHeight: 1.4,
  }),
  travel: css({ flex: "none", color: color.muted }),
  map: css({ marginTop: "1.5rem" }),
  invitation: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "0.5rem 1rem",
  }),
  note: css({ color: color.muted, fontSize: size.label }),
  link: css({ minHeight: "2.75rem" }),
};
