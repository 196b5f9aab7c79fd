import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { color, from, size, space } from "../../styles/tokens";
import { Container } from "./Container";

interface Props {
  /** The section's id, for links. */
  id?: string;
  /** Used instead of `id` where no link leads here; the heading's id is this plus "-titulo". */
  name?: string;
  background?: keyof typeof backgrounds;
  heading?: Queries.SectionHeadingTextFragment;
  children: ReactNode;
}

/** A section of the landing page. */
export function LandingSection({ id, name = id, background = "page", heading, children }: Props) {
  const titleId = `${name}-titulo`;
  return (
    <section id={id} aria-labelledby={titleId} css={[section, backgrounds[background]]}>
      <Container>
        {/* A boundary for each section, so that React hydrates it in a task of its own. */}
        <Suspense>
          {heading && <SectionHeading id={titleId} heading={heading} />}
          {children}
        </Suspense>
      </Container>
    </section>
  );
}

interface HeadingProps {
  id?: string;
  as?: "h1" | "h2";
  heading: Queries.SectionHeadingTextFragment;
}

/** A title with its introduction beside it. */
export function SectionHeading({ id, as: Title = "h2", heading }: HeadingProps) {
  return (
    <div css={[styles.heading, columns]}>
      <Title id={id} css={styles.title}>
        {heading.title}
      </Title>
      <p css={styles.text}>{heading.text}</p>
    </div>
  );
}

export const query = graphql`
  fragment SectionHeadingText on SectionHeading {
    title
    text
  }
`;

/** The twelve-column grid that sections share; below desktop width, items are stacked. */
export const columns = css({
  display: "grid",
  columnGap: space.gridGap,
  "& > *": { minWidth: 0 },
  [from.desktop]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
});

const section = css({ paddingBlock: space.section });

const backgrounds = {
  page: css({}),
  /** Separated by a rule from a section with the same background. */
  ruled: css({ borderTop: `1px solid ${color.rule}` }),
  band: css({ background: color.band }),
  ink: css({
    background: color.ink,
    color: color.page,
    "& :focus-visible": { outlineColor: color.accentOnInk },
  }),
};

const styles = {
  heading: css({ rowGap: "1.25rem", marginBottom: space.block, alignItems: "end" }),
  title: css({ fontSize: size.display, [from.desktop]: { gridColumn: "span 7" } }),
  text: css({
    maxWidth: "32em",
    color: color.muted,
    fontSize: size.lead,
    [from.desktop]: { gridColumn: "span 5" },
  }),
};
