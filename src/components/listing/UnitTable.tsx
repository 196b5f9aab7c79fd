import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useUnaffordablePaths } from "../../hooks/useAffordability";
import { sortByPrice } from "../../listings/sortUnits";
import { linkStyles } from "../../styles/links";
import { color, font, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { UNAFFORDABLE } from "../../texts/affordability";
import {
  describeUnit,
  describeUnitAvailability,
  getUnitColumns,
  type UnitColumn,
} from "../../texts/unitTable";
import { createUnitAnchor } from "../../urls/anchors";
import { Icon } from "../ui/Icon";
import { ONLY_AVAILABLE } from "./OnlyAvailableSwitch";

interface Props {
  units: readonly Queries.UnitRowFragment[];
  type: Queries.ProjectType;
  payments?: readonly Queries.Payment[] | null;
  /** For a column of prices with VAT where there is room. */
  settings?: Queries.PurchaseSettingsFragment | null;
  /** Whether what the visitor can't afford is dimmed: on pages that ask for it. */
  dimsUnaffordable?: boolean;
}

/** A table of a project's homes, a line each, which lead to their pages. */
export function UnitTable(props: Props) {
  const { units, type, payments = null, settings, dimsUnaffordable } = props;
  const unaffordablePaths = useUnaffordablePaths(
    units,
    payments,
    type === "sale" && dimsUnaffordable ? settings : null,
  );
  const vat = settings?.vat;
  const columns = getUnitColumns(type, units, vat);
  return (
    <div css={styles.root}>
      <table css={styles.table}>
        <caption css={visuallyHidden}>{describeUnitAvailability(units)}</caption>
        <thead>
          <tr>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" data-column={key}>
                {head}
              </th>
            ))}
            <td data-column="arrow" />
          </tr>
        </thead>
        <tbody>
          {sortByPrice(units).map((unit) => {
            const words = describeUnit(unit, type, vat);
            const isUnaffordable = unaffordablePaths?.has(unit.path);
            return (
              <tr
                key={unit.name}
                id={createUnitAnchor("vivienda", unit.path)}
                data-status={unit.status}
                data-unaffordable={isUnaffordable || undefined}
              >
                {columns.map(({ key }) =>
                  key === "name" ? (
                    <th key={key} scope="row">
                      <Link css={linkStyles.cover} to={unit.path}>
                        {words.name}
                      </Link>
                      {isUnaffordable && (
                        <span css={visuallyHidden}>, {UNAFFORDABLE.toLowerCase()}</span>
                      )}
                    </th>
                  ) : (
                    <td key={key} data-column={key}>
                      <Cell column={key} words={words} isFree={unit.status === "available"} />
                    </td>
                  ),
                )}
                <td data-column="arrow">
                  <Icon name="next" />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  column: UnitColumn;
  words: Record<UnitColumn, string>;
  isFree: boolean;
}

/** A cell's text; where there is no column of states, the price of what is gone gives way to it. */
function Cell({ column, words, isFree }: CellProps) {
  if (column !== "price" || isFree) return words[column];
  return (
    <>
      <span css={styles.inWideTables}>{words.price}</span>
      <span css={styles.inNarrowTables}>{words.status}</span>
    </>
  );
}

export const query = graphql`
  fragment UnitRow on Unit {
    name
    path
    bedrooms
    bathrooms
    orientation
    area
    usableArea
    terrace
    price
    status
    plan
  }
`;

/** From this width on, the table has all of its columns, relative to its font size. */
const WIDE = "@container (min-width: 36em)";
const VERY_WIDE = "@container (min-width: 48em)";

const styles = {
  root: css({
    containerType: "inline-size",
    overflowX: "auto",
    fontSize: size.small,
    "@media screen": {
      [`section:has(#${ONLY_AVAILABLE}:checked) & tbody tr:not([data-status=available])`]: {
        display: "none",
      },
    },
  }),
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    "th, td": {
      height: "3rem",
      padding: "0 0 0 0.5rem",
      borderBottom: `1px solid ${color.rule}`,
      fontWeight: 400,
      textAlign: "right",
      lineHeight: 1.2,
      [WIDE]: { paddingLeft: "1.25rem" },
    },
    "thead th, thead td": {
      height: "2.5rem",
      borderBottomColor: color.ink,
      verticalAlign: "top",
      color: color.muted,
      fontSize: size.tiny,
    },
    "th:first-of-type": { paddingLeft: 0, textAlign: "left" },
    "tbody th": { font: `400 1.4375rem/1 ${font.display}`, overflowWrap: "anywhere" },
    "[data-column]": { whiteSpace: "nowrap" },
    "[data-column=price]": { fontWeight: 600 },
    "thead [data-column=price]": { fontWeight: 400 },
    "[data-column=status], [data-column=orientation]": { textAlign: "left" },
    "[data-column=status]": { paddingLeft: "2.25rem" },
    "[data-column=arrow]": { width: "2rem", paddingLeft: "0.5rem", color: color.accent },
    "[data-column=arrow] svg": {
      display: "inline-block",
      width: "1.125rem",
      verticalAlign: "middle",
    },
    "[data-column=arrow], [data-column=orientation], &:has([data-column=price]) [data-column=status]":
      { display: "none", [WIDE]: { display: "table-cell" } },
    "[data-column=fullPrice]": { display: "none", [VERY_WIDE]: { display: "table-cell" } },
    // The narrowest phones have no room for it.
    "[data-column=usableArea]": { "@container not (min-width: 20em)": { display: "none" } },
    "tbody tr": {
      position: "relative",
      // Below the header and the links to sections, with the rows around it.
      scrollMarginBlock: "40vh",
      "&:hover": {
        background: color.white,
        boxShadow: `-1rem 0 ${color.white}, 1rem 0 ${color.white}`,
      },
      "&:hover a": { color: color.accent },
      // The home from whose page a visitor came back.
      "&:target": { background: color.band },
    },
    "[data-status=available] [data-column=status]": { color: color.status.current.text },
    "[data-status=reserved] td, [data-status=sold] :is(th, td), [data-unaffordable] :is(th, td)": {
      color: color.muted,
      fontWeight: 400,
    },
    "[data-status=sold] :is(th, td)": { height: "2.25rem", fontSize: size.tiny },
    "[data-status=sold] th": { fontSize: "1.125rem" },
  }),
  inWideTables: css({ display: "none", [WIDE]: { display: "inline" } }),
  inNarrowTables: css({ [WIDE]: { display: "none" } }),
};
