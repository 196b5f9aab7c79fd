import { css } from "@emotion/react";
import { type AffordabilityUnit, useUnaffordablePaths } from "../../hooks/useAffordability";
import { belowTablet, from } from "../../styles/mediaQueries";
import { color, size, space } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import { describeLitWindows } from "../../texts/facade";
import { slugify } from "../../urls/slugify";
import { Container } from "../layout/Container";
import { BudgetFields } from "./BudgetFields";
import { BuildingFacade } from "./BuildingFacade";
import { FacadeLegend } from "./FacadeLegend";

interface Props {
  floors: readonly Queries.FacadeRowFragment[];
  units: readonly AffordabilityUnit[];
  type: Queries.ProjectType;
  payments: readonly Queries.Payment[] | null;
  /** Without them, or for homes to let, what a buyer can pay isn't asked. */
  settings: Queries.PurchaseSettingsFragment | null;
}

/** Choosing a home on the building, at dusk. */
export function BuildingFacadeSection({ floors, units, type, payments, settings }: Props) {
  const hasPrices = units.some(({ status, price }) => status === "available" && price);
  const rates = type === "sale" && hasPrices ? settings : null;
  const unaffordablePaths = useUnaffordablePaths(units, payments, rates);
  const id = slugify(blockTitles.facade);
  return (
    <section id={id} aria-labelledby={`titulo-${id}`} css={styles.root} data-screen-only>
      <Container css={styles.head}>
        <div>
          <h2 id={`titulo-${id}`} css={styles.title}>
            {blockTitles.facade}
          </h2>
          <p css={styles.text}>{describeLitWindows(units)}</p>
        </div>
        {rates && <BudgetFields units={units} payments={payments} settings={rates} />}
      </Container>
      <Container css={styles.building}>
        <BuildingFacade floors={floors} type={type} unaffordablePaths={unaffordablePaths} />
      </Container>
      <div css={styles.street}>
        <Container>
          <FacadeLegend floors={floors} type={type} hasUnaffordable={!!unaffordablePaths?.size} />
        </Container>
      </div>
    </section>
  );
}

const styles = {
  root: css({
    background: `linear-gradient(${color.facade.sky})`,
    color: color.page,
    "& :focus-visible": { outlineColor: color.white },
  }),
  head: css({
    display: "grid",
    gap: "1.5rem",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "end",
    paddingBlock: `${space.detailSection} clamp(1rem, 3vw, 2.5rem)`,
    // As high as the fields, so that nothing moves if they go without scripts.
    [from.desktop]: { grid: "minmax(8.5rem, auto) / minmax(0, 5fr) minmax(0, 7fr)" },
  }),
  title: css({ fontSize: size.section }),
  text: css({ marginTop: "1rem", color: color.onInk }),
  // As wide as the window on a phone, where every pixel counts.
  building: css({ [belowTablet]: { paddingInline: "0.75rem" } }),
  street: css({
    borderTop: `2px solid ${color.facade.slab}`,
    background: `radial-gradient(ellipse 16rem 5.5rem at 50% 0, ${color.facade.lamp}4d, transparent), ${color.facade.window}`,
  }),
};
