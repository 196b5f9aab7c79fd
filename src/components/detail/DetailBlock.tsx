import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ruledList } from "../../styles/ruledList";
import { color, size } from "../../styles/tokens";
import type { Fact } from "../../texts/keyFacts";
import { slugify } from "../../utils/slug";

interface DetailBlockProps {
  title: string;
  /** Not printed, because it needs a screen. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled block of a detail page. */
export function DetailBlock({ title, screenOnly, children }: DetailBlockProps) {
  return (
    <section id={slugify(title)} css={styles.root} data-screen-only={screenOnly}>
      <h2 css={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl css={ruledList}>
      {facts.map(({ label, value }) => (
        <div key={label} css={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  root: css({ scrollMarginTop: "1.5rem" }),
  title: css({
    marginBottom: "1.25rem",
    fontSize: size.title,
    lineHeight: 1.1,
  }),
  fact: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0.25rem 2rem",
    paddingBlock: "0.875rem",
    dt: { color: color.muted },
    dd: { fontWeight: 500 },
  }),
};
