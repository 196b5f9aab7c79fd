import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { linkStyles } from "../../styles/links";
import { color, font } from "../../styles/tokens";
import { blockTitles } from "../../texts/blockTitles";
import type { describePurchase } from "../../texts/purchase";
import { SumTable } from "./SumTable";

interface Props {
  purchase: NonNullable<ReturnType<typeof describePurchase>>;
}

/** What a project's cheapest home costs in all, beside its payments (PurchaseTable). */
export function PurchaseTotal({ purchase: { basis, total, unit } }: Props) {
  return (
    <div css={styles.root}>
      <p>{basis}</p>
      {unit && (
        <p>
          <Link css={linkStyles.underlined} to={unit.path}>
            {`Ver ${unit.name}`}
          </Link>
        </p>
      )}
      {total && (
        <>
          <p css={styles.total}>{total.sum}</p>
          <p>con impuestos y gastos</p>
        </>
      )}
    </div>
  );
}

/** The payments for a home, with taxes and fees. */
export function PurchaseTable({ purchase }: Props) {
  return <SumTable label={blockTitles.payments} rows={purchase.rows} total={purchase.total} />;
}

export const query = graphql`
  fragment PurchaseBlock on Project {
    type
    offer {
      priceFrom
    }
    units {
      name
      door
      path
      price
      status
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
  root: css({ marginTop: "1.25rem", maxWidth: "24em", color: color.muted }),
  total: css({
    marginTop: "2rem",
    font: `400 min(clamp(3.25rem, 2rem + 4.4vw, 6.25rem), 17vw)/1 ${font.display}`,
    color: color.ink,
    whiteSpace: "nowrap",
  }),
};
