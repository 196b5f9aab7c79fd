import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { forcedColors, from, minWidth } from "../../styles/mediaQueries";
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
    <ol
      css={styles.list}
      style={{ "--columns": Math.min(steps.length, 6), "--narrow": Math.min(steps.length, 3) }}
    >
      {steps.map((step) => (
        <li key={step.date + step.title} css={styles.step} data-state={step.state}>
          {/* Filled for done, half filled for under way, empty for planned. */}
          <svg css={styles.icon} viewBox="0 0 24 24" aria-hidden="true" data-state={step.state}>
            <circle cx="12" cy="12" r="10" />
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
  list: css({
    [from.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(var(--narrow), minmax(0, 1fr))",
      rowGap: "2.5rem",
    },
    // So wide that no word of theirs is broken.
    [from.menu]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
  }),
  /** Along a line, which is upright on phones and level in wide windows. */
  step: css({
    position: "relative",
    padding: "0 0 1.25rem 2.125rem",
    "&::before": {
      content: '""',
      position: "absolute",
      top: "0.625rem",
      bottom: "-0.25rem",
      left: "0.375rem",
      borderLeft: `1px solid ${color.rule}`,
    },
    "&[data-state=done]::before": { borderColor: color.ink },
    "&:last-of-type": { paddingBottom: 0, "&::before": { display: "none" } },
    [from.desktop]: {
      padding: "1.625rem 1.25rem 0 0",
      "&::before, &:last-of-type::before": {
        display: "block",
        inset: "0 0 auto",
        borderLeft: 0,
        borderTop: `1px solid ${color.rule}`,
      },
      "&[data-state=done]::before": { borderColor: color.ink },
    },
  }),
  icon: css({
    position: "absolute",
    top: "0.25rem",
    left: 0,
    width: "0.8125rem",
    height: "0.8125rem",
    overflow: "visible",
    fill: color.page,
    stroke: color.edge,
    strokeWidth: 3,
    [from.desktop]: { top: "-0.375rem" },
    "&[data-state=done]": { fill: color.ink, stroke: color.ink },
    "&[data-state=current]": { stroke: color.accent, path: { fill: color.accent } },
    [forcedColors]: {
      "&&": { fill: "Canvas", stroke: "CanvasText" },
      "&&[data-state=done], &&[data-state=current] path": { fill: "CanvasText" },
    },
  }),
  when: css({
    color: color.muted,
    fontSize: size.label,
    lineHeight: 1.4,
    "&::first-letter": { textTransform: "uppercase" },
    "[data-state=current] > &": { color: color.accent, fontWeight: 600 },
  }),
  title: css({ marginBlock: "0.375rem 0.5rem" }),
  text: css({ maxWidth: "34em", color: color.muted, fontSize: size.label, lineHeight: 1.5 }),
  picture: css({ maxWidth: "26rem", marginTop: "1rem", picture: { aspectRatio: "3 / 2" } }),
};
