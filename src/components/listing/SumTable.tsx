import { css } from "@emotion/react";
import { from } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";

interface Props {
  /** The table's accessible name. */
  label: string;
  rows: readonly {
    title: string;
    when?: string;
    sum: string;
  }[];
  total?: { title: string; sum: string } | null;
}

/** A table of sums of money and what they are for. */
export function SumTable({ label, rows, total }: Props) {
  return (
    <table aria-label={label} css={styles.table}>
      <tbody>
        {rows.map(({ title, when, sum }) => (
          <tr key={title} {...tableRoles.row}>
            <th scope="row" {...tableRoles.rowHeader}>
              {title}
              {when && <span css={styles.when}> {when}</span>}
            </th>
            <td {...tableRoles.cell}>{sum}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr {...tableRoles.row}>
            <th scope="row" {...tableRoles.rowHeader}>
              {total.title}
            </th>
            <td css={styles.total} {...tableRoles.cell}>
              {total.sum}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/**
 * The roles of rows and cells, which browsers drop where CSS lays a row out as a grid
 * (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html); objects, because
 * lint takes the attributes for redundant.
 */
const tableRoles = {
  row: { role: "row" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

const styles = {
  table: css({
    width: "100%",
    borderTop: `1px solid ${color.ink}`,
    borderCollapse: "collapse",
    "th, td": {
      padding: "0.875rem 0",
      borderBottom: `1px solid ${color.rule}`,
      verticalAlign: "baseline",
    },
    th: { fontWeight: 400, lineHeight: 1.4, textAlign: "left" },
    td: { paddingLeft: "1rem", fontWeight: 500, textAlign: "right", whiteSpace: "nowrap" },
    // Gives tables one below the other the same column widths.
    [from.tablet]: { td: { width: "6rem" } },
    // With large text on a phone, the sums go below their labels.
    "@media not all and (min-width: 22em)": {
      tr: { display: "grid", gridTemplateColumns: "1fr auto", columnGap: "1rem" },
      th: { gridColumn: "1 / -1", paddingBottom: 0, borderBottom: 0 },
      td: { gridColumn: "1 / -1", paddingLeft: 0 },
    },
  }),
  when: css({ display: "block", color: color.muted, fontSize: size.label }),
  total: css({ "td&": { font: `${size.heading} ${font.display}` } }),
};
