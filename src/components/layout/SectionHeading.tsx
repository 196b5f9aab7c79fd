import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { columns } from "../../styles/columns";
import { from } from "../../styles/mediaQueries";
import { color, size, space } from "../../styles/tokens";

interface Props {
  id?: string;
  as?: "h1" | "h2";
  heading: Queries.SectionHeadingTextFragment;
}

/** A title with its introduction beside it. */
export function SectionHeading({ id, as: Title = "h2", heading }: Props) {
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
