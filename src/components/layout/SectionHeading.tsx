import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, from, size, space } from "../../styles/tokens";

interface Props {
  id?: string;
  /** The first of a page of its own. */
  first?: boolean;
  heading: Queries.SectionHeadingTextFragment;
}

/** The headline of a section with its introduction beside it. */
export function SectionHeading({ id, first = false, heading }: Props) {
  const Title = first ? "h1" : "h2";
  return (
    <div css={styles.root}>
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
  root: css({
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
