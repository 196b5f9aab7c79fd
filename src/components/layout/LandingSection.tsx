import { css } from "@emotion/react";
import { type ReactNode, Suspense } from "react";
import { color, space } from "../../styles/tokens";
import { Container } from "./Container";
import { SectionHeading } from "./SectionHeading";

interface Props {
  /** The section's id, for links. */
  id?: string;
  /** Used instead of `id` where no link leads here; the heading's id is "titulo-" and this. */
  name?: string;
  background?: keyof typeof backgrounds;
  heading?: Queries.SectionHeadingTextFragment;
  children: ReactNode;
}

/** A section of the landing page. */
export function LandingSection({ id, name = id, background = "page", heading, children }: Props) {
  // Unlike any id of an entry's card, which begins with the path of its kind ("alquiler-").
  const titleId = `titulo-${name}`;
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
