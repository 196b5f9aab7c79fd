import { css } from "@emotion/react";
import { ruledList } from "../../styles/ruledList";
import { color } from "../../styles/tokens";
import type { Fact } from "../../texts/listingFacts";

/** Facts below each other, each with its label at the left. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl css={ruledList}>
      {facts.map(({ label, value }) => (
        <div key={label} css={fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const fact = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: "0.25rem 2rem",
  paddingBlock: "0.875rem",
  dt: { color: color.muted },
  dd: { fontWeight: 500 },
});
