import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { describePurchase } from "../../descriptions/purchase";
import { sectionTitles } from "../../descriptions/sections";
import { color, size } from "../../styles/tokens";
import { createMortgage } from "../../utils/mortgage";
import { DetailSection } from "../detail/DetailSections";
import { MortgageCalculator } from "./MortgageCalculator";
import { SumTable } from "./SumTable";

const COSTS_TITLE = "Impuestos y gastos";

interface Props {
  project: Queries.PurchaseSectionFragment;
  settings: Queries.PurchaseSettingsFragment | null;
}

/** The costs of buying a home in a project: instalments, taxes and a mortgage. */
export function Purchase({ project, settings }: Props) {
  const purchase = describePurchase(project, settings);
  if (!purchase) return null;
  const { price, basis, payments, costs } = purchase;
  return (
    <DetailSection title={sectionTitles.purchase}>
      <p css={styles.basis}>{basis}</p>
      {payments && (
        <>
          <h3 css={styles.title}>{sectionTitles.payments}</h3>
          <SumTable label={sectionTitles.payments} rows={payments} />
        </>
      )}
      {costs && (
        <>
          <h3 css={styles.title}>{COSTS_TITLE}</h3>
          <SumTable label={COSTS_TITLE} {...costs} />
        </>
      )}
      {settings && <MortgageCalculator initial={createMortgage(price, settings)} />}
    </DetailSection>
  );
}

export const query = graphql`
  fragment PurchaseSection on Project {
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
