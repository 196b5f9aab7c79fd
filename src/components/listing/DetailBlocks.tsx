import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, font, from, print, size } from "../../styles/tokens";
import type { Fact } from "../../utils/listing";

interface BlockProps {
  title: string;
  /** Not printed: it needs a screen, or the dossier has it larger. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled part of a detail page. */
export function Block({ title, screenOnly, children }: BlockProps) {
  return (
    <section css={screenOnly && styles.screenOnly}>
      <h2 css={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

interface FactsProps {
  facts: readonly Fact[];
  /** Shows large figures in a row instead of a line for each fact. */
  large?: boolean;
}

export function Facts({ facts, large = false }: FactsProps) {
  return (
    <dl css={large ? styles.figures : styles.terms}>
      {facts.map(({ label, value }) => (
        <div key={label} css={large ? styles.figure : styles.term}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul css={twoColumns}>
      {features.map((feature) => (
        <li key={feature} css={styles.feature}>
          {feature}
        </li>
      ))}
    </ul>
  );
}

/** A text that keeps its line breaks. */
export function Prose({ children }: { children: string }) {
  return <p css={styles.prose}>{children}</p>;
}

/** A ruled list in two columns. */
export const twoColumns = css({
  display: "grid",
  columnGap: "2.5rem",
  borderTop: `1px solid ${color.ink}`,
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  [print]: { gridTemplateColumns: "1fr 1fr" },
});

const styles = {
  screenOnly: css({ [print]: { display: "none" } }),
  title: css({
    marginBottom: "1.25rem",
    fontSize: size.title,
    lineHeight: 1.1,
    [print]: { marginBottom: "0.5rem" },
  }),
  prose: css({ maxWidth: "36em", whiteSpace: "pre-line", [print]: { maxWidth: "46em" } }),
  figures: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "1.25rem 3rem",
    paddingBlock: "1.25rem",
    borderBlock: `1px solid ${color.stone}`,
    borderTopColor: color.ink,
    // The first printed page shows the listing, the second its features and costs.
    [print]: { breakAfter: "page" },
  }),
  figure: css({
    display: "flex",
    flexDirection: "column-reverse",
    dt: { color: color.muted, fontSize: size.label },
    dd: { fontFamily: font.serif, fontSize: "2.25rem", lineHeight: 1.15 },
  }),
  terms: css({ borderTop: `1px solid ${color.ink}` }),
  term: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.25rem 2rem",
    paddingBlock: "0.875rem",
    borderBottom: `1px solid ${color.stone}`,
    dt: { color: color.muted },
    dd: { fontWeight: 500 },
    [print]: { paddingBlock: "0.375rem" },
  }),
  feature: css({
    paddingBlock: "0.875rem",
    borderBottom: `1px solid ${color.stone}`,
    lineHeight: 1.4,
    [print]: { paddingBlock: "0.375rem" },
  }),
};
