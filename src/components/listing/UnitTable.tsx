import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, from, phone, print, size } from "../../styles/tokens";
import { describeAvailability, describeUnit, listUnitColumns } from "../../utils/listingTerms";

interface Props {
  units: readonly Queries.UnitRowFragment[];
  type: Queries.ProjectType;
}

/** The homes of a project with their prices and availability. */
export function UnitTable({ units, type }: Props) {
  return (
    <table css={styles.table}>
      <caption css={styles.caption}>{describeAvailability(units)}</caption>
      <thead>
        <tr>
          {listUnitColumns(type).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => {
          const { name, bedrooms, area, terrace, price, status } = describeUnit(unit);
          return (
            <tr key={name} data-status={unit.status}>
              <th scope="row">{name}</th>
              <td data-unit={unit.bedrooms === 1 ? "dormitorio" : "dormitorios"}>{bedrooms}</td>
              <td>{area}</td>
              <td data-unit="de terraza" data-none={unit.terrace ? undefined : ""}>
                {terrace}
              </td>
              <td>{price}</td>
              <td>{status}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export const query = graphql`
  fragment UnitRow on Unit {
    name
    bedrooms
    area
    terrace
    price
    status
  }
`;

/** On phones each home is a few lines, with units instead of column heads. */
const stacked = css({
  "thead tr": { position: "absolute", width: 1, height: 1, overflow: "hidden" },
  "thead th": { clipPath: "inset(50%)" },
  "tbody tr": {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    columnGap: "0.75rem",
    paddingBlock: "0.75rem",
    borderTop: `1px solid ${color.stone}`,
  },
  "tbody th": { gridColumn: "1 / 3" },
  td: { color: color.muted },
  "td:nth-of-type(1), td:nth-of-type(2), td:nth-of-type(5)": { gridRow: 2 },
  "td:nth-of-type(3)": { gridArea: "3 / 1 / auto / 3" },
  "td:nth-of-type(4)": { gridArea: "1 / 3", color: "inherit", textAlign: "right" },
  "td:nth-of-type(5)": { textAlign: "right" },
  "td[data-unit]::after": { content: '" " attr(data-unit)' },
  "td[data-none]": { display: "none" },
});

const styles = {
  table: css({
    width: "100%",
    borderCollapse: "collapse",
    fontSize: size.small,
    "th, td": { textAlign: "left", fontWeight: 400, whiteSpace: "nowrap" },
    "tbody th": { fontWeight: 600, whiteSpace: "normal" },
    "tr[data-status] td:last-of-type": { fontWeight: 500 },
    "tr[data-status=available] td:last-of-type": { color: color.status.current.text },
    "tr[data-status=sold]": { color: color.muted },
    [from.tablet]: {
      "th, td": { paddingRight: "0.75rem" },
      "thead th": { paddingBottom: "0.5rem", color: color.muted, fontSize: size.tiny },
      "tbody th, td": { paddingBlock: "0.75rem", borderTop: `1px solid ${color.stone}` },
    },
    [phone]: stacked,
    [print]: { "tbody th, td": { paddingBlock: "0.25rem" } },
  }),
  caption: css({ paddingBottom: "0.875rem", color: color.muted, textAlign: "left" }),
};
