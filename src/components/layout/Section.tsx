import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { color, from, print, size, space } from "../../styles/tokens";
import { Container } from "./Container";

interface Props {
  /** The anchor for links from the menu. */
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy: string;
  ground?: keyof typeof grounds;
  heading?: Queries.SectionHeadingTextFragment;
  children: ReactNode;
}

/** A section of the landing page. */
export function Section({ id, labelledBy, ground = "plaster", heading, children }: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} css={[section, grounds[ground]]}>
      <Container>
        {/* React hydrates each boundary in a task of its own. */}
        <Suspense>
          {heading && <SectionHeading id={labelledBy} heading={heading} />}
          {children}
        </Suspense>
      </Container>
    </section>
  );
}

interface HeadingProps {
  id?: string;
  /** The main heading of a page. */
  first?: boolean;
  heading: Queries.SectionHeadingTextFragment;
}

/** A headline with its introduction beside it. */
export function SectionHeading({ id, first = false, heading }: HeadingProps) {
  const Title = first ? "h1" : "h2";
  return (
    <div css={styles.heading}>
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

const section = css({ paddingBlock: space.section, [print]: { paddingBlock: "1.75rem" } });

const grounds = {
  plaster: css({}),
  /** Parted by a rule from a section with the same ground. */
  ruled: css({ borderTop: `1px solid ${color.stone}` }),
  sand: css({ background: color.sand }),
  white: css({ background: color.white }),
  ink: css({
    background: color.ink,
    color: color.plaster,
    "& :focus-visible": { outlineColor: color.clay },
  }),
};

const styles = {
  heading: css({
    display: "grid",
    gap: "1.25rem",
    marginBottom: space.block,
    [from.desktop]: {
      gridTemplateColumns: "7fr 5fr",
      columnGap: space.column,
      alignItems: "end",
    },
  }),
  title: css({ fontSize: size.display }),
  text: css({ color: color.muted, fontSize: size.lead, maxWidth: "32em" }),
};
