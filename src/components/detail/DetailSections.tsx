import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { Fact } from "../../descriptions/keyFacts";
import { energyLabels } from "../../descriptions/labels";
import { describeRevision } from "../../descriptions/sections";
import { ruledList } from "../../styles/ruledList";
import { color, from, print, size } from "../../styles/tokens";
import { EnergyBadge } from "../listing/Energy";
import { KeyFacts } from "../ui/KeyFacts";

interface DetailSectionProps {
  title: string;
  /** Not printed: it needs a screen, or the dossier has it larger. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled section of a detail page. */
export function DetailSection({ title, screenOnly, children }: DetailSectionProps) {
  return (
    <section css={screenOnly && styles.screenOnly}>
      <h2 css={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl css={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} css={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ListingFactsProps {
  facts: readonly Fact[];
  energyLabel: Queries.EnergyLabel | null;
}

/** The facts beside a listing's title, with its energy rating. */
export function ListingFacts({ facts, energyLabel }: ListingFactsProps) {
  const energy =
    energyLabel === "pending" ? energyLabels.pending : <EnergyBadge label={energyLabel} />;
  return (
    <KeyFacts
      facts={energyLabel ? [...facts, { label: "Energía", value: energy }] : facts}
      css={styles.keyFacts}
    />
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

/** Says on which day prices and dates were revised. */
export function Revision({ day }: { day: string | null }) {
  return day && <p css={styles.revision}>{describeRevision(day)}</p>;
}

/** A ruled list in two columns. */
export const twoColumns = css(ruledList, {
  display: "grid",
  columnGap: "2.5rem",
  // The last one has a rule as wide as the others.
  "& > :last-of-type:nth-of-type(odd)": { gridColumn: "1 / -1" },
  [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
  [print]: { gridTemplateColumns: "1fr 1fr", breakInside: "avoid" },
});

const styles = {
  screenOnly: css({ [print]: { display: "none" } }),
  title: css({
    marginBottom: "1.25rem",
    fontSize: size.title,
    lineHeight: 1.1,
    [print]: {
      marginBottom: "0.5rem",
      breakInside: "avoid",
      // Firefox knows no `break-after: avoid`: the room that this takes is laid over what follows.
      // https://bugzilla.mozilla.org/show_bug.cgi?id=132035
      "&::after": { content: '""', display: "block", height: "7rem", marginBottom: "-7rem" },
    },
  }),
  prose: css({ maxWidth: "36em", whiteSpace: "pre-line", [print]: { maxWidth: "46em" } }),
  keyFacts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem clamp(1rem, 2vw, 1.75rem)",
    paddingTop: "1rem",
    borderTop: `1px solid ${color.ink}`,
    "[role=img]": { marginLeft: 0 },
    [print]: { gridColumn: "1 / -1" },
  }),
  revision: css({ color: color.muted, fontSize: size.tiny }),
  facts: css(ruledList, {
    [print]: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "2.5rem" },
  }),
  fact: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.25rem 2rem",
    paddingBlock: "0.875rem",
    dt: { color: color.muted },
    dd: { fontWeight: 500 },
    [print]: { paddingBlock: "0.375rem" },
  }),
  feature: css({
    paddingBlock: "0.875rem",
    lineHeight: 1.4,
    [print]: { paddingBlock: "0.375rem" },
  }),
};
