import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { color, font, print, size } from "../../styles/tokens";
import { partTitles } from "../../utils/listingTerms";
import {
  createMortgage,
  describePurchaseBasis,
  listPayments,
  listPurchaseCosts,
  MORTGAGE_NOTE,
  type Mortgage,
} from "../../utils/purchase";
import { Block } from "./DetailBlocks";
import { MortgageFigures } from "./MortgageFigures";

interface Props {
  project: Queries.PurchasePartFragment;
  rates: Queries.PurchaseRatesFragment | null;
}

/** What it costs to buy a home of a project: payments, taxes, a mortgage. */
export function Purchase({ project: { type, offer, payments }, rates }: Props) {
  const price = offer?.priceFrom;
  if (type !== "sale" || !price || !(payments || rates)) return null;
  const costs = rates && listPurchaseCosts(price, rates);
  return (
    <Block title={partTitles.purchase}>
      <p css={styles.basis}>{describePurchaseBasis(price)}</p>
      {payments && <Sums title="Forma de pago" rows={listPayments(payments, price)} />}
      {costs && (
        <Sums
          title="Impuestos y gastos"
          rows={costs.costs.map(({ label, rate, sum }) => ({ title: label, share: rate, sum }))}
          total={costs.total}
        />
      )}
      {rates && <Loan mortgage={createMortgage(price, rates)} />}
    </Block>
  );
}

interface SumsProps {
  title: string;
  rows: readonly { title: string; when?: string; share: string; sum: string }[];
  total?: string;
}

function Sums({ title, rows, total }: SumsProps) {
  return (
    <>
      <h3 css={styles.title}>{title}</h3>
      <table css={styles.table}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.title}>
              <th scope="row">
                {row.title}
                {row.when && <span css={styles.when}> {row.when}</span>}
              </th>
              <td css={styles.share}>{row.share}</td>
              <td>{row.sum}</td>
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Precio con impuestos y gastos
              </th>
              <td css={styles.total}>{total}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </>
  );
}

/** An example of a mortgage; the script that calculates others is loaded when it comes into view. */
function Loan({ mortgage }: { mortgage: Mortgage }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const [Calculator, setCalculator] = useState<ComponentType<{ initial: Mortgage }>>();
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // The example stays if the script can't be had: nobody has asked for more yet.
      import("./MortgageCalculator").then(
        (module) => setCalculator(() => module.MortgageCalculator),
        () => {},
      );
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop here, Tab would pass the sliders before they are there
    <fieldset ref={root} aria-labelledby="hipoteca" tabIndex={0} css={styles.loan}>
      <h3 id="hipoteca" css={styles.title}>
        Tu hipoteca
      </h3>
      {Calculator ? <Calculator initial={mortgage} /> : <MortgageFigures mortgage={mortgage} />}
      <p css={styles.note}>{MORTGAGE_NOTE}</p>
    </fieldset>
  );
}

export const query = graphql`
  fragment PurchasePart on Project {
    type
    offer {
      priceFrom
    }
    payments {
      title
      share
      when
    }
  }
  fragment PurchaseRates on PurchaseCosts {
    vat
    stampDuty
    notary
    mortgageRate
    mortgageYears
    savings
  }
`;

const styles = {
  basis: css({ color: color.muted, fontSize: size.small }),
  title: css({ margin: "2rem 0 0.75rem", [print]: { margin: "0.75rem 0 0.25rem" } }),
  table: css({
    width: "100%",
    borderTop: `1px solid ${color.ink}`,
    borderCollapse: "collapse",
    // A footer would be repeated on every sheet.
    [print]: {
      breakInside: "avoid",
      tfoot: { display: "table-row-group" },
      "&& :is(th, td)": { paddingBlock: "0.375rem" },
    },
    "th, td": {
      padding: "0.875rem 0",
      borderBottom: `1px solid ${color.stone}`,
      verticalAlign: "baseline",
    },
    th: { fontWeight: 400, lineHeight: 1.4, textAlign: "left" },
    td: { paddingLeft: "1rem", fontWeight: 500, textAlign: "right", whiteSpace: "nowrap" },
    // In large text on a phone, the sums stand under their words.
    "@media not all and (min-width: 22em)": {
      tr: { display: "grid", gridTemplateColumns: "1fr auto" },
      th: { gridColumn: "1 / -1", paddingBottom: 0, borderBottom: 0 },
      td: { paddingLeft: 0 },
    },
  }),
  when: css({ display: "block", color: color.muted, fontSize: size.label }),
  share: css({ "td&": { color: color.muted, fontWeight: 400 } }),
  total: css({ "td&": { font: `${size.heading} ${font.serif}` } }),
  // Paper can't calculate.
  loan: css({ minInlineSize: 0, padding: 0, border: 0, [print]: { display: "none" } }),
  note: css({ maxWidth: "36em", marginTop: "0.75rem", color: color.muted, fontSize: size.tiny }),
};
