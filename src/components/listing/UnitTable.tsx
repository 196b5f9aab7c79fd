import { css } from "@emotion/react";
import { graphql } from "gatsby";
import {
  describeUnit,
  describeUnitAvailability,
  describeUnitColumns,
  describeUnitQuestion,
} from "../../descriptions/units";
import { color, largeText, print, size } from "../../styles/tokens";
import { createPlanAnchor } from "../../utils/paths";
import { CONTACT_BOX_ID } from "../forms/ContactBox";
import { SubjectLink } from "../forms/SubjectLink";
import { linkStyles } from "../ui/linkStyles";

interface Props {
  /** The project's. */
  title: string;
  units: readonly Queries.UnitRowFragment[];
  type: Queries.ProjectType;
}

/** The homes of a project with their prices and availability. */
export function UnitTable({ title, units, type }: Props) {
  return (
    <div css={styles.root}>
      <table css={styles.table}>
        <caption css={styles.caption}>{describeUnitAvailability(units)}</caption>
        <thead>
          <tr>
            {Object.values(describeUnitColumns(type)).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => {
            const { name, bedrooms, area, terrace, price, status } = describeUnit(unit, type);
            return (
              <tr key={name} data-status={unit.status}>
                <th scope="row">{name}</th>
                <td data-unit={unit.bedrooms === 1 ? "dormitorio" : "dormitorios"}>{bedrooms}</td>
                <td>
                  {area}
                  {unit.plan && (
                    <a
                      css={[linkStyles.underlined, styles.link]}
                      href={`#${createPlanAnchor(unit.plan)}`}
                    >
                      {unit.plan}
                    </a>
                  )}
                </td>
                <td data-unit="de terraza" data-none={unit.terrace ? undefined : ""}>
                  {terrace}
                </td>
                <td>{price}</td>
                <td>
                  <span css={styles.status}>{status}</span>
                  {unit.status === "available" && (
                    <SubjectLink
                      css={[linkStyles.underlined, styles.link]}
                      href={`#${CONTACT_BOX_ID}`}
                      subject={`${title}, ${name}`}
                    >
                      {describeUnitQuestion(name)}
                    </SubjectLink>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export const query = graphql`
  fragment UnitRow on Unit {
    name
    bedrooms
    area
    usableArea
    terrace
    price
    status
    plan
  }
`;

/** The least width for columns, in the font size of the table. */
const MIN_TABLE_WIDTH = "38em";

/** In narrow containers each home is a few lines, with units instead of column heads. */
const stacked = css({
  "thead tr": { position: "absolute", width: 1, height: 1, overflow: "hidden" },
  "thead th": { clipPath: "inset(50%)" },
  "tbody tr": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: "1rem",
    paddingBlock: "0.875rem",
    borderTop: `1px solid ${color.stone}`,
    [largeText]: { display: "block" },
  },
  td: { color: color.muted },
  "td:nth-of-type(2), td:nth-of-type(5)": {
    gridColumn: "1 / 3",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "1rem",
  },
  "td:nth-of-type(2)": { gridRow: 3 },
  "td:nth-of-type(3)": { gridArea: "2 / 2", textAlign: "right" },
  "td:nth-of-type(4)": { gridArea: "1 / 2", color: "inherit", textAlign: "right" },
  "td:nth-of-type(5)": { justifyContent: "space-between" },
  "td[data-unit]::after": { content: '" " attr(data-unit)' },
  "td[data-none]": { display: "none" },
});

const columns = css({
  "th, td": { paddingRight: "1rem", verticalAlign: "top" },
  "th:last-of-type, td:last-of-type": { paddingRight: 0 },
  "thead th": { paddingBottom: "0.5rem", color: color.muted, fontSize: size.tiny },
  "tbody th, td": { paddingBlock: "0.75rem", borderTop: `1px solid ${color.stone}` },
  // Only names may be long words.
  "thead th, td": { overflowWrap: "break-word" },
  "tbody th": { width: "7em" },
  "td:nth-of-type(3), td:nth-of-type(4)": { whiteSpace: "nowrap" },
  "td:nth-of-type(2)": { width: "10em" },
});

const styles = {
  root: css({ containerType: "inline-size", fontSize: size.small }),
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    "th, td": { textAlign: "left", fontWeight: 400 },
    "tbody th": { fontWeight: 600 },
    "tr[data-status=sold]": { color: color.muted },
    [`@container (min-width: ${MIN_TABLE_WIDTH})`]: columns,
    [`@container not (min-width: ${MIN_TABLE_WIDTH})`]: stacked,
    [print]: {
      "&& :is(tbody th, td)": { paddingBlock: "0.25rem" },
      "&& td:nth-of-type(2)": { width: "16em" },
    },
  }),
  caption: css({ paddingBottom: "0.875rem", color: color.muted, textAlign: "left" }),
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
    [print]: { display: "none" },
  }),
};
