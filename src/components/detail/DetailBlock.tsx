import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ruledList } from "../../styles/ruledList";
import { color, print, size } from "../../styles/tokens";
import type { Fact } from "../../texts/keyFacts";
import { slugify } from "../../utils/slug";

interface DetailSectionProps {
  title: string;
  /** Not printed, because it needs a screen or the dossier shows it larger. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** A titled section of a detail page. */
export function DetailBlock({ title, screenOnly, children }: DetailSectionProps) {
  return (
    <section id={slugify(title)} css={[styles.root, screenOnly && styles.screenOnly]}>
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

const styles = {
  root: css({ scrollMarginTop: "1.5rem" }),
  screenOnly: css({ [print]: { display: "none" } }),
  title: css({
    marginBottom: "1.25rem",
    fontSize: size.title,
    lineHeight: 1.1,
    [print]: {
      marginBottom: "0.5rem",
      breakInside: "avoid",
      // Firefox lacks `break-after: avoid`, so this reserves room that the content below overlaps.
      // https://bugzilla.mozilla.org/show_bug.cgi?id=132035
      "&::after": { content: '""', display: "block", height: "7rem", marginBottom: "-7rem" },
    },
  }),
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
};
