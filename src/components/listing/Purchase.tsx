import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { createMortgage } from "../../costs/mortgage";
import type { describePurchase } from "../../costs/purchase";
import { color, size } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import { MortgageCalculator } from "./MortgageCalculator";
import { SumTable } from "./SumTable";

const COSTS_TITLE = "Impuestos y gastos";

interface Props {
  purchase: NonNullable<ReturnType<typeof describePurchase>>;
  settings: Queries.PurchaseSettingsFragment | null;
}

/** The costs of buying a home in a project: instalments, taxes and a mortgage. */
export function Purchase({ purchase, settings }: Props) {
  const { price, basis, payments, costs } = purchase;
  return (
    <>
      <p css={styles.basis}>{basis}</p>
      {payments && (
        <>
          <h3 css={styles.title}>{blockTitles.payments}</h3>
          <SumTable label={blockTitles.payments} rows={payments} />
        </>
      )}
      {costs && (
        <>
          <h3 css={styles.title}>{COSTS_TITLE}</h3>
          <SumTable label={COSTS_TITLE} {...costs} />
        </>
      )}
      {settings && <MortgageCalculator initial={createMortgage(price, settings)} />}
    </>
  );
}

export const query = graphql`
  fragment PurchaseBlock on Project {
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
  fragment PurchaseSettings on PurchaseCosts {
    vat
    stampDuty
    notary
    mortgageRate
    mortgageYears
    downPayment
  }
`;

const styles = {
  basis: css({ color: color.muted, fontSize: size.small }),
  title: css({ margin: "2rem 0 0.75rem" }),
};
