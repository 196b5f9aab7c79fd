import { css } from "@emotion/react";
import { isSoldOut, isUnfinished } from "../../listings/projectStatus";
import { from } from "../../styles/mediaQueries";
import { ruledList } from "../../styles/ruledList";
import { color, size } from "../../styles/tokens";
import { RENDERINGS_NOTE } from "../../texts/renderings";
import type { CardsProps } from "./listDefinition";
import { type CardWidth, ProjectCard } from "./ProjectCard";
import { SoldOutProject } from "./SoldOutProject";
import { countFittingUnits } from "./unitFilters";

/** Projects as large pictures, two per row; below them, as slim rows, those that are sold out. */
export function ProjectCards({
  entries,
  pageAddress,
  chosen = {},
  priority,
}: CardsProps<Queries.ProjectCardFragment>) {
  const open = entries.filter((project) => !isSoldOut(project));
  const soldOut = entries.filter(isSoldOut);
  return (
    <>
      {open.length > 0 && (
        <ul css={styles.grid}>
          {open.map((project, index) => {
            const width = chooseWidth(index, open.length);
            return (
              <li key={project.path} css={styles[width]}>
                <ProjectCard
                  project={project}
                  pageAddress={pageAddress}
                  fitting={countFittingUnits(project, chosen)}
                  width={width}
                  priority={priority && index === 0}
                />
              </li>
            );
          })}
        </ul>
      )}
      {entries.some(({ status }) => isUnfinished(status)) && (
        <p css={styles.note}>{RENDERINGS_NOTE}</p>
      )}
      {soldOut.length > 0 && (
        <ul css={[ruledList, styles.soldOut]}>
          {soldOut.map((project) => (
            <li key={project.path}>
              <SoldOutProject project={project} pageAddress={pageAddress} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Of an odd number, the first takes a row of its own; the others alternate in rows of two. */
function chooseWidth(index: number, count: number): CardWidth {
  const paired = index - (count % 2);
  if (paired < 0) return "full";
  return paired % 4 === 0 || paired % 4 === 3 ? "wide" : "narrow";
}

/** Makes the pictures in narrow cards roughly square. */
const CARD_HEIGHT = "clamp(20rem, min(37vw, 50svh), 31.25rem)";

const styles = {
  /** Columns of seven and five twelfths, with pictures of equal height on a common baseline. */
  grid: css({
    display: "grid",
    gap: "2.75rem 1.75rem",
    [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
    [from.desktop]: {
      "--height": CARD_HEIGHT,
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
      rowGap: "4rem",
    },
  }),
  full: css({ [from.tablet]: { gridColumn: "1 / -1" } }),
  wide: css({ [from.desktop]: { gridColumn: "span 7" } }),
  narrow: css({ [from.desktop]: { gridColumn: "span 5" } }),
  note: css({ marginTop: "2rem", color: color.muted, fontSize: size.caption }),
  soldOut: css({ marginTop: "3rem" }),
};
