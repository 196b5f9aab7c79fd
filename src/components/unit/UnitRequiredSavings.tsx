import { css } from "@emotion/react";
import { Link } from "gatsby";
import { calculateAffordability } from "../../costs/affordability";
import type { Mortgage } from "../../costs/mortgage";
import type { PurchasePlan } from "../../costs/purchasePlan";
import { planSavings } from "../../costs/requiredSavings";
import { useBudget } from "../../hooks/useBudget";
import { linkStyles } from "../../styles/links";
import { color, font, size } from "../../styles/tokens";
import { describeShortfall } from "../../texts/affordability";
import { formatEuros } from "../../texts/format";
import { shortenWhen } from "../../texts/purchase";

interface Props {
  plan: PurchasePlan;
  mortgage: Mortgage;
  /** Where the visitor types what can be paid, if the project's page has a place for it. */
  budgetUrl?: string;
}

/** The colours of payments, in their order; the notary's is the last one. */
const shades = [color.ink, color.accent, color.edge, color.muted];
const LAST_SHADE = color.accentOnInk;

/** What a buyer has to have saved, and by when. */
export function UnitRequiredSavings({ plan, mortgage, budgetUrl }: Props) {
  const { budget } = useBudget();
  const { loan, years } = mortgage;
  const { sum, dates } = planSavings(plan, loan);
  const parts = dates.map((date, index) => ({
    ...date,
    shade: index === dates.length - 1 ? LAST_SHADE : shades[index % shades.length],
  }));
  return (
    <div css={styles.root}>
      <h3 css={styles.title}>Ahorros que necesitas</h3>
      <p css={styles.sum}>{formatEuros(sum)}</p>
      {loan > 0 && (
        <p css={styles.note}>{`Los otros ${formatEuros(loan)} los pone la hipoteca.`}</p>
      )}
      {budget && budgetUrl && (
        <p css={styles.affordable}>
          {describeShortfall(
            calculateAffordability(plan.total.sum, mortgage, budget),
            budget,
            years,
          )}{" "}
          <Link css={linkStyles.underlined} to={budgetUrl}>
            Cambiar estas cifras
          </Link>
        </p>
      )}
      <div css={styles.bar} aria-hidden="true" data-screen-only>
        {parts.map(({ when, sum, shade }) => (
          <span key={when} style={{ flexGrow: sum, background: shade }} />
        ))}
      </div>
      <dl>
        {parts.map(({ when, sum, shade }) => (
          <div key={when} css={styles.part}>
            <dt>
              <span css={styles.swatch} style={{ background: shade }} />
              {shortenWhen(when)}
            </dt>
            <dd>{formatEuros(sum)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const styles = {
  root: css({ paddingTop: "0.875rem", borderTop: `1px solid ${color.ink}` }),
  title: css({ fontFamily: font.text, fontSize: size.body, fontWeight: 600, letterSpacing: 0 }),
  sum: css({
    marginTop: "0.5rem",
    color: color.accent,
    fontFamily: font.display,
    fontSize: "min(clamp(3.5rem, 1.9rem + 4.4vw, 5.875rem), 17vw)",
    lineHeight: 1,
    letterSpacing: "-0.012em",
    whiteSpace: "nowrap",
  }),
  note: css({ marginTop: "0.625rem", color: color.muted, fontSize: size.small }),
  affordable: css({ marginTop: "0.625rem", fontWeight: 600 }),
  bar: css({
    display: "flex",
    gap: 3,
    height: "0.875rem",
    margin: "1.75rem 0 1.25rem",
    "& > *": { flexBasis: 0 },
  }),
  part: css({
    display: "flex",
    justifyContent: "space-between",
    gap: "1rem",
    paddingBlock: "0.1875rem",
    fontSize: size.small,
    dd: { fontWeight: 600, whiteSpace: "nowrap" },
  }),
  swatch: css({
    display: "inline-block",
    width: "0.625rem",
    height: "0.625rem",
    marginRight: "0.625rem",
  }),
};
