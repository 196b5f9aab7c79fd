import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { size } from "../../styles/tokens";
import { slugify } from "../../urls/slugs";

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

const styles = {
  root: css({ scrollMarginTop: "1.5rem" }),
  title: css({
    marginBottom: "1.25rem",
    fontSize: size.title,
    lineHeight: 1.1,
  }),
};
