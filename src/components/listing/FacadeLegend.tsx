import { css } from "@emotion/react";
import { color, size } from "../../styles/tokens";
import { UNAFFORDABLE } from "../../texts/affordability";
import { hasWindowPrice } from "../../texts/facade";
import { describeUnitStatus, unitLabels } from "../../texts/labels";
import { MEDIUM, windowStyle } from "./FacadeWindow";

interface Props {
  floors: readonly Queries.FacadeRowFragment[];
  type: Queries.ProjectType;
  /** Whether windows are dimmed, because the visitor can't afford their homes. */
  hasUnaffordable?: boolean;
}

/** What the windows of a facade say; as wide as the facade, whose prices depend on that. */
export function FacadeLegend({ floors, type, hasUnaffordable }: Props) {
  const units = floors.flatMap((floor) => floor.units);
  return (
    <div css={styles.root}>
      <ul css={styles.key} aria-label="Qué dice cada ventana">
        {STATUSES.filter((status) => units.some((unit) => unit?.status === status)).map(
          (status) => (
            <li key={status}>
              <span css={windowStyle} data-status={status} aria-hidden="true">
                {status === "sold" && <b>A</b>}
              </span>
              {describeUnitStatus(status, type)}
            </li>
          ),
        )}
        {hasUnaffordable && (
          <li>
            <span css={windowStyle} data-status="available" data-unaffordable aria-hidden="true" />
            {UNAFFORDABLE}
          </li>
        )}
        {units.includes(null) && (
          <li>
            <span css={windowStyle} aria-hidden="true" />
            No se ofrece ahora
          </li>
        )}
        {units.some((unit) => unit && hasWindowPrice(unit)) && (
          <li>
            <p>
              Precios{" "}
              {type === "sale" ? (
                <>
                  <span css={styles.thousands}>en miles de euros, </span>sin IVA
                </>
              ) : (
                "al mes"
              )}
            </p>
          </li>
        )}
      </ul>
    </div>
  );
}

const STATUSES = Object.keys(unitLabels) as Queries.UnitStatus[];

const styles = {
  root: css({ containerType: "inline-size" }),
  key: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem 2rem",
    paddingBlock: "1.375rem",
    color: color.onInk,
    fontSize: size.label,
    li: { display: "flex", alignItems: "center", gap: "0.6875rem" },
    "li:last-child": { marginLeft: "auto" },
    "&& [data-status]": { boxShadow: `inset 0 0 0 1px ${color.facade.edge}` },
    "li > span::after": { display: "none" },
    "li > span": { width: "1.5rem", height: "1.5rem" },
    b: { fontSize: "0.9375rem" },
  }),
  thousands: css({ display: "none", [MEDIUM]: { display: "inline" } }),
};
