import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import {
  describeMortgage,
  describeMortgageTerms,
  type Mortgage,
  type MortgageTerm,
} from "../../descriptions/mortgage";
import { color, font, from, size } from "../../styles/tokens";

interface Props {
  mortgage: Mortgage;
  /** Renders what changes a term; without it there is a rule in its place. */
  renderInput?: (term: MortgageTerm, id: string) => ReactNode;
}

/** The terms of a mortgage and what it comes to a month. */
export function MortgageFigures({ mortgage, renderInput }: Props) {
  const id = useId();
  const { monthly, terms } = describeMortgage(mortgage);
  return (
    <div css={styles.root}>
      <div css={styles.terms}>
        {describeMortgageTerms(mortgage).map((term) => (
          <div key={term.name} css={styles.term}>
            {renderInput ? (
              <label css={styles.label} htmlFor={id + term.name}>
                {term.label}
              </label>
            ) : (
              <span css={styles.label}>{term.label}</span>
            )}{" "}
            <span css={styles.value} aria-hidden={Boolean(renderInput)}>
              {term.shown}
            </span>
            {renderInput ? renderInput(term, id + term.name) : <span css={styles.track} />}
          </div>
        ))}
      </div>
      <p css={styles.result} aria-live="polite">
        <strong css={styles.monthly}>{monthly}</strong> {terms}
      </p>
    </div>
  );
}

const styles = {
  root: css({ borderTop: `1px solid ${color.ink}` }),
  terms: css({
    display: "grid",
    gap: "0.5rem 2.5rem",
    paddingTop: "0.875rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  }),
  term: css({
    display: "grid",
    // The second row is the slider's.
    gridTemplate: "auto 2.25rem / 1fr auto",
    alignItems: "baseline",
  }),
  label: css({ fontSize: size.label, fontWeight: 500 }),
  value: css({ font: `${size.heading} ${font.serif}` }),
  track: css({ gridColumn: "1 / -1", alignSelf: "center", height: 1, background: color.stone }),
  result: css({ display: "block", marginTop: "0.75rem", fontSize: size.small }),
  monthly: css({
    display: "block",
    font: `${size.title}/1.2 ${font.serif}`,
    color: color.terracotta,
  }),
};
