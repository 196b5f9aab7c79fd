import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, from, size, space } from "../styles/tokens";

interface Props {
  id: string;
  heading: Queries.SectionHeadingTextFragment;
}

/** The headline of a section with its introduction beside it. */
export function SectionHeading({ id, heading }: Props) {
  return (
    <div css={styles.root}>
      <h2 id={id}>{heading.title}</h2>
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
  text: css({ color: color.muted, fontSize: size.lead, maxWidth: "32em" }),
};
