import { css } from "@emotion/react";
import type { Fact } from "../../descriptions/keyFacts";
import { energyLabels } from "../../descriptions/labels";
import { describeRevision } from "../../descriptions/sections";
import { twoColumns } from "../../styles/ruledList";
import { color, print, size } from "../../styles/tokens";
import { KeyFacts } from "../ui/KeyFacts";
import { EnergyBadge } from "./Energy";

interface ListingFactsProps {
  facts: readonly Fact[];
  energyLabel: Queries.EnergyLabel | null;
}

/** The key facts beside a listing's title, including its energy rating. */
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

/** The day on which prices and dates were last revised. */
export function RevisionNote({ day }: { day: string | null }) {
  return day && <p css={styles.revision}>{describeRevision(day)}</p>;
}

const styles = {
  keyFacts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem clamp(1rem, 2vw, 1.75rem)",
    paddingTop: "1rem",
    borderTop: `1px solid ${color.ink}`,
    "[role=img]": { marginLeft: 0 },
    [print]: { gridColumn: "1 / -1" },
  }),
  feature: css({
    paddingBlock: "0.875rem",
    lineHeight: 1.4,
    [print]: { paddingBlock: "0.375rem" },
  }),
  revision: css({ color: color.muted, fontSize: size.tiny }),
};
