import { css } from "@emotion/react";
import { type ReactNode, Suspense } from "react";
import { color, print, space } from "../../styles/tokens";
import { Container } from "./Container";

interface Props {
  /** The anchor, where the menu points here. */
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
}

/** A landing section: its ground, its rhythm and its name. */
export function Section({ id, labelledBy, ground = "plaster", children }: Props) {
  return (
    <section id={id} aria-labelledby={labelledBy} css={[section, grounds[ground]]}>
      <Container>
        {/* A boundary of its own: hydrated in a task of its own, when the browser has time. */}
        <Suspense>{children}</Suspense>
      </Container>
    </section>
  );
}

const section = css({ paddingBlock: space.section, [print]: { paddingBlock: "1.75rem" } });

const grounds = {
  plaster: css({}),
  /** The same ground as the section before: a rule parts them. */
  ruled: css({ borderTop: `1px solid ${color.stone}` }),
  sand: css({ background: color.sand }),
  white: css({ background: color.white }),
  ink: css({
    background: color.ink,
    color: color.plaster,
    "& :focus-visible": { outlineColor: color.clay },
  }),
};
