import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { forcedColors, minWidth } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { describeProgressStep } from "../../texts/construction";
import { Picture } from "../media/Picture";

/** The progress of the works: steps with their months, done, under way or planned. */
export function ConstructionSteps({
  steps,
}: {
  steps: readonly Queries.ConstructionStepFragment[];
}) {
  return (
    <ol css={styles.list}>
      {steps.map((step) => (
        <li key={step.date + step.title} css={styles.step}>
          {/* A tick for done, a half-filled circle for under way, an empty one for planned. */}
          <svg css={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-state={step.state}>
            <circle cx="12" cy="12" r="10" />
            {step.state === "done" && <path d="M7.5 12.3l3 3 6-6.4" />}
            {step.state === "current" && <path d="M12 2a10 10 0 0 1 0 20z" />}
          </svg>
          <p css={styles.when}>{describeProgressStep(step)}</p>
          <h3 css={styles.title}>{step.title}</h3>
          {step.text && <p css={styles.text}>{step.text}</p>}
          {step.image && (
            <div css={styles.picture}>
              <Picture
                file={step.image}
                alt={step.alt || step.title}
                sizes={`${minWidth.desktop} 420px, 100vw`}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment ConstructionStep on ProgressStep {
    date
    title
    state
    text
    alt
    image {
      ...CardPicture
    }
  }
`;

const styles = {
  list: css({ paddingTop: "0.25rem" }),
  step: css({
    position: "relative",
    paddingLeft: "3rem",
    "& + &": { paddingTop: "1.75rem" },
    // The line that connects the marks.
    "&:not(:last-of-type)::before": {
      content: '""',
      position: "absolute",
      top: "0.25rem",
      bottom: "-1.75rem",
      left: "0.75rem",
      borderLeft: `1px solid ${color.edge}`,
    },
    "& + &::before": { top: "2rem" },
  }),
  icon: css({
    position: "absolute",
    left: 0,
    width: "1.5rem",
    height: "1.5rem",
    fill: color.page,
    stroke: color.edge,
    strokeWidth: 1.5,
    path: { fill: "none" },
    "&[data-state=done]": {
      fill: color.ink,
      stroke: color.ink,
      path: { stroke: color.page, strokeWidth: 2 },
    },
    "&[data-state=current]": {
      stroke: color.accent,
      path: { fill: color.accent },
    },
    [forcedColors]: {
      "&&": { fill: "Canvas", stroke: "CanvasText" },
      "&&[data-state=done]": { fill: "CanvasText", path: { stroke: "Canvas" } },
      "&&[data-state=current] path": { fill: "CanvasText" },
    },
  }),
  when: css({ color: color.muted, fontSize: size.label }),
  title: css({ marginTop: "0.125rem" }),
  text: css({ maxWidth: "34em", marginTop: "0.375rem", fontSize: size.small }),
  picture: css({ maxWidth: "26rem", marginTop: "1rem", picture: { aspectRatio: "3 / 2" } }),
};
