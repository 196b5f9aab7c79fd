import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, font, radius, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { formatEuros } from "../../texts/format";
import { formatPrice } from "../../texts/prices";
import { describeUnitAvailability, describeUnitStatus } from "../../texts/units";
import { createAnchor } from "../../urls/anchors";

interface Props {
  floors: readonly Queries.FacadeRowFragment[];
  units: readonly { status: Queries.UnitStatus }[];
  type: Queries.ProjectType;
}

const STATUSES = ["available", "reserved", "sold"] as const;

/** A building at dusk with its homes as windows: those that are lit are free. */
export function UnitFacade({ floors, units, type }: Props) {
  const doors = floors[0]?.homes.length;
  return (
    <div css={styles.root}>
      <p css={styles.intro}>{describeUnitAvailability(units)}, con la luz encendida.</p>
      <ol
        css={styles.facade}
        // Around the windows, empty columns, which leave a gap to the walls.
        style={{ gridTemplateColumns: `auto 0 repeat(${doors}, minmax(max-content, 1fr)) 0` }}
      >
        {floors.map(({ label, homes }) => (
          <li key={label}>
            <span>{label}</span>
            <ol>
              {homes.map((home, index) =>
                home ? (
                  <li key={home.name}>
                    <Window home={home} type={type} />
                  </li>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: Doors don't move.
                  <li key={index} css={styles.window} aria-hidden="true" />
                ),
              )}
            </ol>
          </li>
        ))}
      </ol>
      <ul css={styles.key} aria-label="Qué dice cada ventana">
        {STATUSES.filter((status) => units.some((unit) => unit.status === status)).map((status) => (
          <li key={status}>
            <span css={styles.window} data-status={status} aria-hidden="true">
              <b>A</b>
            </span>
            {describeUnitStatus(status, type)}
          </li>
        ))}
        {floors.some(({ homes }) => homes.includes(null)) && (
          <li>
            <span css={styles.window} />
            No se ofrece ahora
          </li>
        )}
      </ul>
    </div>
  );
}

/** A home's window, which links to the home in the table if that is available. */
function Window({ home, type }: { home: Queries.FacadeHomeFragment; type: Queries.ProjectType }) {
  const { name, door, status, price } = home;
  const state = describeUnitStatus(status, type);
  const words = [name, state.toLowerCase()];
  const isAvailable = status === "available";
  if (isAvailable && price) words.push(formatPrice(price, type));
  const Tag = isAvailable ? "a" : "span";
  return (
    <Tag
      css={styles.window}
      data-status={status}
      href={isAvailable ? `#${createAnchor("vivienda", name)}` : undefined}
    >
      <b aria-hidden="true">{door}</b>
      <small aria-hidden="true">{isAvailable ? price && formatEuros(price) : state}</small>
      <span css={visuallyHidden}>{words.join(", ")}</span>
    </Tag>
  );
}

export const query = graphql`
  fragment FacadeRow on FacadeFloor {
    label
    homes {
      ...FacadeHome
    }
  }
  fragment FacadeHome on Unit {
    name
    door
    price
    status
  }
`;

const styles = {
  root: css({ containerType: "inline-size" }),
  intro: css({ marginBottom: "1.25rem", color: color.muted }),
  facade: css({
    overflowX: "auto",
    display: "grid",
    // Beside the contact box, narrow gaps leave room for the prices.
    columnGap: "clamp(0.3rem, 4cqi - 1rem, 0.75rem)",
    padding: "clamp(1.25rem, 5cqi, 2.5rem) clamp(0.75rem, 8cqi - 2rem, 1.75rem) 0",
    borderRadius: radius,
    background: `linear-gradient(${color.ink}, ${color.facade.dusk})`,
    color: color.onInk,
    fontSize: size.tiny,
    whiteSpace: "nowrap",
    "& > li, & > li > ol": {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
    },
    "& > li > span": { paddingRight: "0.5rem" },
    // The walls of a floor and the slab above it.
    "& > li > ol": {
      gridColumnStart: 2,
      paddingBlock: "clamp(0.5rem, 1.8vw, 0.9rem)",
      border: `solid ${color.rule}`,
      borderWidth: "3px 1px 0",
      background: `${color.rule}0f`,
    },
    "ol > :first-of-type": { gridColumnStart: 2 },
  }),
  window: css({
    position: "relative",
    display: "grid",
    placeContent: "center",
    minWidth: "2.25rem",
    minHeight: "clamp(3.1rem, 11vw, 4.25rem)",
    padding: "0.25rem 0.125rem",
    border: `1px solid ${color.lineOnInk}`,
    fontSize: "0.75rem",
    lineHeight: 1.2,
    textAlign: "center",
    textDecoration: "none",
    backgroundColor: color.facade.window,
    "&:empty": { opacity: 0.45 },
    b: { font: `1.25rem/1 ${font.display}` },
    small: { fontSize: "inherit" },
    "@container not (min-width: 30rem)": { small: { display: "none" } },
    "&[data-status=available]": {
      borderColor: color.facade.lamp,
      // So bright that browsers which darken pages darken all of it, not only its top.
      backgroundImage: `linear-gradient(${color.facade.lit})`,
      boxShadow: `0 0 1.4rem ${color.facade.lamp}66`,
      color: color.shade,
    },
    "&[href]:is(:hover, :focus-visible)": {
      outline: `2px solid ${color.white}`,
      outlineOffset: 3,
    },
    "&[data-status=reserved]": {
      borderStyle: "dashed",
      backgroundImage: `repeating-linear-gradient(-45deg, ${color.facade.hatching})`,
      color: color.page,
    },
    "&[data-status=sold]": { color: color.facade.sold, b: { textDecoration: "line-through 1px" } },
  }),
  key: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem 1.5rem",
    marginTop: "1rem",
    color: color.muted,
    fontSize: size.tiny,
    li: { display: "flex", alignItems: "center", gap: "0.5rem" },
    "&& [data-status]": { boxShadow: "none" },
    // As dark as on the facade, where the building shows through.
    "&& :empty": { opacity: 1 },
    span: { minWidth: "1.5rem", minHeight: "1.5rem", padding: 0, lineHeight: 1 },
    b: { fontSize: "1rem" },
  }),
};
