import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { linkStyles } from "../../styles/links";
import { largeText } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { PER_MONTH, PLUS_VAT } from "../../texts/prices";
import {
  describeUnit,
  describeUnitAvailability,
  getUnitColumns,
  type UnitColumn,
} from "../../texts/units";
import { createPlanAnchor, createUnitAnchor } from "../../urls/anchors";

import { readStored, writeStored } from "../../utils/storage";
import { FormLink } from "../forms/FormLink";
import { CONTACT_BOX_ID } from "../layout/DetailContactBox";
import { tableRoles } from "./tableRoles";

interface Props {
  title: string;
  units: readonly Queries.UnitRowFragment[];
  type: Queries.ProjectType;
}

/** The number of homes from which the table can be reduced to those that are available. */
const MIN_UNITS_FILTERED = 10;

/** A table of a project's homes, with their prices and availability. */
export function UnitTable({ title, units, type }: Props) {
  // The floor plan is a link below the area instead of a column.
  const columns = getUnitColumns(type, units).filter(({ key }) => key !== "plan");
  return (
    <div css={styles.root}>
      {units.length >= MIN_UNITS_FILTERED && units.some(({ status }) => status === "available") && (
        <OnlyAvailable />
      )}
      <table css={styles.table}>
        <caption css={styles.caption}>{describeUnitAvailability(units)}</caption>
        <thead>
          <tr {...tableRoles.row}>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" {...tableRoles.columnHeader}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => {
            const words = describeUnit(unit, type);
            return (
              <tr
                key={unit.name}
                id={createUnitAnchor("vivienda", unit.path)}
                data-status={unit.status}
                {...tableRoles.row}
              >
                {columns.map(({ key }) =>
                  key === "name" ? (
                    <th key={key} scope="row" {...tableRoles.rowHeader}>
                      {words.name}
                    </th>
                  ) : (
                    <td
                      key={key}
                      data-column={key}
                      data-empty={isEmpty(key, unit) ? "" : undefined}
                      {...tableRoles.cell}
                    >
                      {key === "status" ? (
                        <span css={styles.status}>{words.status}</span>
                      ) : (
                        words[key]
                      )}
                      <Suffix text={getSuffix(key, unit, type)} />
                      <CellLink column={key} unit={unit} title={title} />
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Kept in this tab, so that Back finds the table as it was left, and with it the place. */
function OnlyAvailable() {
  const getKey = () => `available ${window.location.pathname}`;
  return (
    <label css={styles.filter} data-screen-only>
      <input
        ref={(box) => {
          if (box && readStored(getKey())) box.checked = true;
        }}
        type="checkbox"
        onChange={({ target }) => writeStored(getKey(), target.checked ? "1" : null)}
      />
      Solo disponibles
    </label>
  );
}

/** Whether the stacked layout, which has no column heads, leaves a value out. */
const isEmpty = (column: UnitColumn, { terrace, price }: Queries.UnitRowFragment) =>
  (column === "price" && !price) || (column === "terrace" && !terrace);

/** Gets what follows a value in the stacked layout, in place of its column's head. */
function getSuffix(column: UnitColumn, unit: Queries.UnitRowFragment, type: Queries.ProjectType) {
  if (isEmpty(column, unit)) return undefined;
  if (column === "price") return type === "sale" ? PLUS_VAT : PER_MONTH;
  if (column === "terrace") return "de terraza";
  if (column !== "bedrooms" || !unit.bedrooms) return undefined;
  return unit.bedrooms === 1 ? "dormitorio" : "dormitorios";
}

function Suffix({ text }: { text: string | undefined }) {
  return text && <span css={styles.suffix}>{` ${text}`}</span>;
}

interface CellLinkProps {
  column: UnitColumn;
  unit: Queries.UnitRowFragment;
  title: string;
}

/** A link below the area to the floor plan, or below the status to the contact form. */
function CellLink({ column, unit: { name, plan, status }, title }: CellLinkProps) {
  const style = [linkStyles.underlined, styles.link];
  if (column === "area" && plan) {
    return (
      <a css={style} href={`#${createPlanAnchor(plan)}`}>
        {plan}
      </a>
    );
  }
  if (column !== "status" || status !== "available") return null;
  return (
    <FormLink css={style} href={`#${CONTACT_BOX_ID}`} subject={`${title}, ${name}`}>
      Preguntar<span css={visuallyHidden}> por esta vivienda: {name}</span>
    </FormLink>
  );
}

export const query = graphql`
  fragment UnitRow on Unit {
    name
    path
    bathrooms
    orientation
    bedrooms
    area
    usableArea
    terrace
    price
    status
    plan
  }
`;

/** The minimum width for columns, relative to the table's font size. */
const MIN_TABLE_WIDTH = "38em";

/** In narrow containers each home takes a few lines, with units instead of column heads. */
const stacked = css({
  thead: visuallyHidden,
  "tbody tr": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: "1rem",
    paddingBlock: "0.875rem",
    borderTop: `1px solid ${color.rule}`,
    [largeText]: { display: "block" },
  },
  td: { color: color.muted },
  "[data-column=area], [data-column=status]": {
    gridColumn: "1 / 3",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1rem",
  },
  "[data-column=area]": { gridRow: 3 },
  "[data-column=terrace]": { gridArea: "2 / 2", textAlign: "right" },
  "[data-column=price]": { gridArea: "1 / 2", color: "inherit", textAlign: "right" },
  "[data-column=status]": { justifyContent: "space-between" },
  "td[data-empty]": { display: "none" },
});

const tableLayout = css({
  "th, td": { paddingRight: "1rem", verticalAlign: "top" },
  "tr > :last-child": { paddingRight: 0 },
  "thead th": { paddingBottom: "0.5rem", color: color.muted, fontSize: size.tiny },
  "tbody th, td": { paddingBlock: "0.75rem", borderTop: `1px solid ${color.rule}` },
  // Only the column of names may become narrower than its longest word.
  "thead th, td": { overflowWrap: "break-word" },
  "tbody th": { width: "7em" },
  "[data-column=terrace], [data-column=price]": { whiteSpace: "nowrap" },
  "[data-column=area]": { width: "10em" },
});

const styles = {
  root: css({
    containerType: "inline-size",
    fontSize: size.small,
    "@media screen": {
      "&:has(:checked) tbody tr:not([data-status=available])": { display: "none" },
    },
  }),
  filter: css({
    display: "flex",
    alignItems: "center",
    gap: "0.625rem",
    minHeight: "2.75rem",
    cursor: "pointer",
    input: { width: "1.5rem", height: "1.5rem", accentColor: color.accent },
  }),
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    "th, td": { textAlign: "left", fontWeight: 400 },
    "tbody th": { fontWeight: 600 },
    "tr[data-status=sold]": { color: color.muted },
    // The home whose window was pressed.
    "tr:target": {
      scrollMarginTop: "1.5rem",
      outline: `2px solid ${color.accent}`,
      outlineOffset: 4,
      background: color.band,
    },
    [`@container (min-width: ${MIN_TABLE_WIDTH})`]: tableLayout,
    [`@container not (min-width: ${MIN_TABLE_WIDTH})`]: stacked,
  }),
  caption: css({ paddingBottom: "0.875rem", color: color.muted, textAlign: "left" }),
  suffix: css({
    [`@container (min-width: ${MIN_TABLE_WIDTH})`]: { display: "none" },
  }),
  status: css({
    display: "block",
    fontWeight: 500,
    "[data-status=available] &": { color: color.status.current.text },
  }),
  link: css({
    minHeight: "2.75rem",
    overflowWrap: "anywhere",
    fontSize: size.label,
    color: color.ink,
    [`@container (min-width: ${MIN_TABLE_WIDTH})`]: { display: "flex", minHeight: "2.25rem" },
  }),
};
