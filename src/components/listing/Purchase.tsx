import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { createMortgage, MORTGAGE_NOTE, type Mortgage } from "../../descriptions/mortgage";
import { partTitles } from "../../descriptions/parts";
import {
  describePayments,
  describePurchaseBasis,
  describePurchaseCosts,
  TOTAL_LABEL,
} from "../../descriptions/purchase";
import { useSeen } from "../../hooks/useSeen";
import { color, print, size } from "../../styles/tokens";
import { Block } from "./DetailBlocks";
import { MortgageFigures } from "./MortgageFigures";
import { SumTable } from "./SumTable";

interface Props {
  project: Queries.PurchasePartFragment;
  rates: Queries.PurchaseRatesFragment | null;
}

/** The costs of buying a home of a project: payments, taxes, a mortgage. */
export function Purchase({ project: { type, offer, payments }, rates }: Props) {
  const price = offer?.priceFrom;
  if (type !== "sale" || !price || !(payments || rates)) return null;
  const costs = rates && describePurchaseCosts(price, rates);
  return (
    <Block title={partTitles.purchase}>
      <p css={styles.basis}>{describePurchaseBasis(price)}</p>
      {payments && (
        <>
          <h3 css={styles.title}>{partTitles.payments}</h3>
          <SumTable rows={describePayments(payments, price)} />
        </>
      )}
      {costs && (
        <>
          <h3 css={styles.title}>Impuestos y gastos</h3>
          <SumTable
            rows={costs.costs.map(({ label, rate, sum }) => ({ title: label, share: rate, sum }))}
            total={{ title: TOTAL_LABEL, sum: costs.total }}
          />
        </>
      )}
      {rates && <Loan mortgage={createMortgage(price, rates)} />}
    </Block>
  );
}

/** An example of a mortgage; the script that calculates others is loaded when it comes into view. */
function Loan({ mortgage }: { mortgage: Mortgage }) {
  const root = useRef<HTMLFieldSetElement>(null);
  const [Calculator, setCalculator] = useState<ComponentType<{ initial: Mortgage }>>();
  const seen = useSeen(root);
  useEffect(() => {
    if (!seen) return;
    // The example stays if the script can't be had: nobody has asked for more yet.
    import("./MortgageCalculator").then(
      (module) => setCalculator(() => module.MortgageCalculator),
      () => {},
    );
  }, [seen]);
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
  // The calculator needs a screen.
  loan: css({ minInlineSize: 0, padding: 0, border: 0, [print]: { display: "none" } }),
  note: css({ maxWidth: "36em", marginTop: "0.75rem", color: color.muted, fontSize: size.tiny }),
};
