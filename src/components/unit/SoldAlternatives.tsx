import { css } from "@emotion/react";
import { Link } from "gatsby";
import { findSimilarUnits } from "../../listings/similarUnits";
import { sortByFacade } from "../../listings/sortUnits";
import { kinds } from "../../routes";
import { linkStyles } from "../../styles/links";
import { from } from "../../styles/mediaQueries";
import { color, font, motion, size } from "../../styles/tokens";
import { formatArea, joinFacts } from "../../texts/format";
import { formatPrice } from "../../texts/prices";
import { describeAreas } from "../../texts/unitFacts";
import { formatUnitName } from "../../texts/unitNames";
import { Icon } from "../ui/Icon";

type Unit = Queries.UnitHeroFragment & Queries.UnitSummaryFragment;

/** The homes that are still available, below the name of one that is sold or let. */
export function SoldAlternatives({ unit }: { unit: Unit }) {
  const { title, path, type, units, facade } = unit.project;
  const { areSame, units: others } = findSimilarUnits(unit.path, sortByFacade(units ?? [], facade));
  return (
    <>
      <p css={styles.areas}>{describeAreas(unit)}</p>
      {others.length > 0 ? (
        <>
          <h2 css={styles.title}>{describeAlternatives(others, areSame)}</h2>
          <ul css={styles.list}>
            {others.map(({ name, path, area, terrace, price }) => (
              <li key={path}>
                <Link to={path} css={styles.link}>
                  <b>{formatUnitName(name)}</b>{" "}
                  <span css={styles.facts}>
                    {joinFacts([
                      ...(area === unit.area && terrace ? [] : [formatArea(area)]),
                      ...(terrace ? [`${formatArea(terrace)} de terraza`] : []),
                    ])}
                  </span>{" "}
                  <span css={styles.price}>{price && formatPrice(price, type)}</span>
                  <Icon name="next" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2 css={styles.title}>No queda ninguna libre</h2>
          <ul css={styles.list}>
            {[
              { text: title, path },
              { text: "Todos los proyectos", path: kinds.Project.list.path },
            ].map((link) => (
              <li key={link.path}>
                <Link to={link.path} css={linkStyles.underlined}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function describeAlternatives(units: readonly Queries.OtherUnitFragment[], areSame: boolean) {
  const floors = new Set(units.map(({ floor }) => floor)).size;
  if (areSame)
    return `La misma vivienda, libre en ${floors === 1 ? "otra planta" : "otras plantas"}`;
  return units.length === 1 ? "Parecida, libre ahora" : "Parecidas, libres ahora";
}

const styles = {
  areas: css({ marginTop: "1.25rem", color: color.muted }),
  title: css({
    marginTop: "1.75rem",
    fontSize: "min(clamp(2rem, 1.8rem + 0.6vw, 2.25rem), 11vw)",
  }),
  list: css({
    marginTop: "1.5rem",
    borderTop: `1px solid ${color.ink}`,
    "& > li": { borderBottom: `1px solid ${color.rule}` },
  }),
  link: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: "0.125rem 0.75rem",
    minHeight: "4.75rem",
    paddingBlock: "0.75rem",
    lineHeight: 1.3,
    textDecoration: "none",
    b: { font: `400 2.125rem/1 ${font.display}`, transition: `color ${motion}` },
    "&:hover b": { color: color.accent },
    svg: { gridArea: "1 / 3 / 3 / 4", color: color.accent },
    [from.tablet]: {
      gridTemplateColumns: "minmax(8.5rem, auto) minmax(0, 1fr) auto auto",
      svg: { gridArea: "auto" },
    },
  }),
  facts: css({
    gridArea: "2 / 1",
    color: color.muted,
    fontSize: size.label,
    [from.tablet]: { gridArea: "auto" },
  }),
  price: css({
    gridArea: "1 / 2 / 3 / 3",
    fontWeight: 600,
    textAlign: "right",
    [from.tablet]: { gridArea: "auto" },
  }),
};
