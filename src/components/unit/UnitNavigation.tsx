import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import type { findPreviousAndNext } from "../../listings/neighbouringUnits";
import { from } from "../../styles/mediaQueries";
import { color, font, motion, size } from "../../styles/tokens";
import { formatPrice } from "../../texts/prices";
import { describeSameUnit, formatUnitName } from "../../texts/unitNames";
import { Container } from "../layout/Container";
import { Icon } from "../ui/Icon";

export const UNIT_NAVIGATION_ID = "otras-viviendas";

interface Props {
  neighbours: ReturnType<typeof findPreviousAndNext>;
  type: Queries.ProjectType;
}

/** The available homes before and after one on its building, and the same home on another floor. */
export function UnitNavigation({ neighbours, type }: Props) {
  const { previous, same, next } = neighbours;
  const links = [
    { unit: previous, label: "Vivienda anterior", icon: "back" as const },
    { unit: same, label: same ? describeSameUnit(same) : "" },
    { unit: next, label: "Vivienda siguiente", icon: "next" as const },
  ];
  return (
    <nav id={UNIT_NAVIGATION_ID} css={styles.root} aria-label="Otras viviendas libres">
      <Container css={styles.row}>
        {links.map(
          ({ unit, label, icon }) =>
            unit && (
              <Link key={label} to={unit.path} css={styles.link}>
                <span css={styles.label}>
                  {icon === "back" && <Icon name={icon} />}
                  {label}
                  {icon === "next" && <Icon name={icon} />}
                </span>{" "}
                <b>{formatUnitName(unit.name)}</b>{" "}
                <span>{unit.price && formatPrice(unit.price, type)}</span>
              </Link>
            ),
        )}
      </Container>
    </nav>
  );
}

export const query = graphql`
  fragment OtherUnit on Unit {
    name
    path
    status
    price
    terrace
    area
    bedrooms
    floor
    door
    plan
  }
`;

const LINE = `1px solid ${color.lineOnInk}`;

const styles = {
  root: css({
    background: color.ink,
    color: color.page,
    "& :focus-visible": { outlineColor: color.white },
  }),
  row: css({
    display: "grid",
    [from.tablet]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  }),
  link: css({
    display: "grid",
    gridTemplateColumns: "auto auto 1fr",
    alignItems: "center",
    columnGap: "1.125rem",
    paddingBlock: "1.25rem",
    lineHeight: 1.35,
    textDecoration: "none",
    "& + &": { borderTop: LINE },
    // The window, which is lit.
    "&::before": {
      content: '""',
      gridRow: "1 / 3",
      width: "1.625rem",
      height: "1.25rem",
      background: `linear-gradient(100deg, ${color.facade.lit})`,
      boxShadow: `0 0 1.5rem ${color.facade.lamp}66`,
    },
    b: {
      gridArea: "1 / 2 / 3 / 3",
      font: `400 clamp(2.5rem, 1.5rem + 2.8vw, 4rem)/1 ${font.display}`,
      transition: `color ${motion}`,
    },
    "& > span": { gridColumn: 3, textAlign: "right" },
    "&:hover b": { color: color.facade.lampLight },
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      justifyItems: "start",
      alignContent: "start",
      padding: "2.5rem 1.75rem 2.75rem",
      "&:first-of-type": { paddingLeft: 0 },
      "&:last-of-type": { paddingRight: 0 },
      "& + &": { borderTop: 0, borderLeft: LINE },
      "&::before": { gridRow: "auto", marginBottom: "1.25rem" },
      b: { gridArea: "auto", margin: "0.75rem 0 0.5rem" },
      "& > span": { gridColumn: "auto", textAlign: "left" },
    },
  }),
  label: css({
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "end",
    gap: "0.5rem",
    color: color.onInk,
    fontSize: size.label,
  }),
};
