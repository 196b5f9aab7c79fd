import { css } from "@emotion/react";
import { useState } from "react";
import { getLargestLoan, type Mortgage } from "../../costs/mortgage";
import type { PurchasePlan } from "../../costs/purchasePlan";
import { columns } from "../../styles/columns";
import { belowTablet, from } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { formatEuros } from "../../texts/format";
import { describeCost, describePaymentPlan, namePayment } from "../../texts/purchase";
import { DetailSection } from "../layout/DetailSection";
import { UnitMortgage } from "./UnitMortgage";
import { UnitRequiredSavings } from "./UnitRequiredSavings";

export const PAYMENTS_ID = "lo-que-pagas";

interface Props {
  plan: PurchasePlan;
  /** Where the visitor types what can be paid, if the project's page has a place for it. */
  budgetUrl?: string;
  /** Without it, payments are shown without taxes. */
  settings: Queries.PurchaseSettingsFragment | null;
}

/** What a buyer pays and when, what has to be saved for it, and the mortgage for the rest. */
export function UnitPurchase({ plan, settings, budgetUrl }: Props) {
  const largest = settings ? getLargestLoan(plan, settings.downPayment) : 0;
  const [mortgage, setMortgage] = useState<Mortgage>({
    loan: largest,
    years: settings?.mortgageYears ?? 0,
    rate: settings?.mortgageRate ?? 0,
  });
  return (
    <DetailSection id={PAYMENTS_ID} title="Lo que pagas y cuándo" background="band">
      <p css={styles.introduction}>{describePaymentPlan(plan, settings?.vat)}</p>
      <div css={columns}>
        <div css={styles.table}>
          <PaymentTable plan={plan} />
        </div>
        {settings && (
          <div css={styles.savings}>
            <UnitRequiredSavings plan={plan} mortgage={mortgage} budgetUrl={budgetUrl} />
          </div>
        )}
      </div>
      {largest > 0 && (
        <UnitMortgage
          price={plan.total.price}
          largest={largest}
          mortgage={mortgage}
          onChange={(changes) => setMortgage((before) => ({ ...before, ...changes }))}
        />
      )}
    </DetailSection>
  );
}

function PaymentTable({ plan: { payments, costs, total } }: Pick<Props, "plan">) {
  const hasVat = total.vat > 0;
  return (
    <table css={styles.sums} aria-label="Pagos">
      <thead>
        <tr>
          <th scope="col">Pago</th>
          {hasVat && (
            <>
              <th scope="col" data-wide>
                Precio
              </th>
              <th scope="col" data-wide>
                IVA
              </th>
            </>
          )}
          <th scope="col">Pagas</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.title + payment.when}>
            <th scope="row">
              <span css={styles.payment}>{namePayment(payment)}</span>
              <span css={styles.when}> {payment.when}</span>
            </th>
            {hasVat && (
              <>
                <td data-wide>{formatEuros(payment.price)}</td>
                <td data-wide>{formatEuros(payment.vat)}</td>
              </>
            )}
            <td>{formatEuros(payment.sum)}</td>
          </tr>
        ))}
        {costs.map((cost) => (
          <tr key={cost.kind}>
            <th scope="row">{describeCost(cost)}</th>
            {hasVat && (
              <>
                <td data-wide />
                <td data-wide />
              </>
            )}
            <td>{formatEuros(cost.sum)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {hasVat && (
            <>
              <td data-wide>{formatEuros(total.price)}</td>
              <td data-wide>{formatEuros(total.vat)}</td>
            </>
          )}
          <td css={styles.total}>{formatEuros(total.sum)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const styles = {
  introduction: css({
    marginTop: "calc(-1 * clamp(0.75rem, 1.5vw, 1.5rem))",
    marginBottom: "2rem",
    color: color.muted,
  }),
  table: css({ [from.desktop]: { gridColumn: "1 / 8" } }),
  savings: css({
    marginTop: "2.75rem",
    [from.desktop]: { gridColumn: "9 / 13", marginTop: "2rem" },
  }),
  sums: css({
    width: "100%",
    borderCollapse: "collapse",
    lineHeight: 1.4,
    "th, td": {
      padding: "0.75rem 0 0.75rem 1rem",
      borderBottom: `1px solid ${color.rule}`,
      fontWeight: 400,
      textAlign: "right",
      verticalAlign: "baseline",
    },
    td: { whiteSpace: "nowrap" },
    "th:first-of-type": { paddingLeft: 0, textAlign: "left" },
    "td:last-of-type": { fontWeight: 600 },
    "thead th": {
      paddingBlock: "0 0.625rem",
      borderBottomColor: color.ink,
      color: color.muted,
      fontSize: size.label,
    },
    tbody: { "th, td": { borderColor: `color-mix(in srgb, ${color.edge} 40%, transparent)` } },
    tfoot: { "th, td": { paddingTop: "1rem", borderBottom: 0, fontWeight: 600 } },
    // The sums paid, alone, where there is little room.
    [belowTablet]: { "[data-wide]": { display: "none" } },
  }),
  payment: css({ display: "block", font: `1.4375rem/1.2 ${font.display}` }),
  when: css({ display: "block", color: color.muted, fontSize: size.label }),
  total: css({ "tfoot &&": { font: `${size.heading} ${font.display}` } }),
};
