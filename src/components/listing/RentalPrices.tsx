import { css } from "@emotion/react";
import { color, font, print, size } from "../../styles/tokens";
import { formatEuros } from "../../utils/format";
import type { calculateEntryCost } from "../../utils/listingTerms";

type EntryCostProps = ReturnType<typeof calculateEntryCost>;

/** What a tenant pays on moving in, and the total. */
export function EntryCost({ sums, total }: EntryCostProps) {
  return (
    <table css={styles.table}>
      <tbody>
        {sums.map(({ label, euros }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatEuros(euros)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">En total</th>
          <td css={styles.total}>{formatEuros(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const styles = {
  table: css({
    width: "100%",
    borderTop: `1px solid ${color.ink}`,
    borderCollapse: "collapse",
    "th, td": { padding: "0.875rem 0", borderBottom: `1px solid ${color.stone}` },
    [print]: { "th, td": { paddingBlock: "0.375rem" } },
    th: { color: color.muted, fontWeight: 400, textAlign: "left" },
    td: { fontWeight: 500, textAlign: "right", whiteSpace: "nowrap" },
  }),
  total: css({ font: `${size.heading} ${font.serif}`, "td&": { fontWeight: 400 } }),
};
