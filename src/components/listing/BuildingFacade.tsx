import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { belowTablet } from "../../styles/mediaQueries";
import { color, logo, size } from "../../styles/tokens";
import { FacadeWindow, MEDIUM, SMALL, windowStyle } from "./FacadeWindow";

interface Props {
  floors: readonly Queries.FacadeRowFragment[];
  type: Queries.ProjectType;
  /** The path of the home whose page this is. */
  current?: string;
  /** The paths of homes that a visitor can't afford. */
  unaffordablePaths?: ReadonlySet<string>;
}

/**
 * A building at dusk with its homes as windows: those that are lit are free, and links. How large
 * it is drawn depends on its container.
 */
export function BuildingFacade({ floors, type, current, unaffordablePaths }: Props) {
  const bays = floors.at(-1)?.units.length ?? 1;
  // The stairs are in the middle.
  const left = Math.ceil(bays / 2);
  const isRaised = floors.at(-1)?.units.every((unit) => unit?.floor !== 0) ?? false;
  return (
    <div css={styles.root}>
      <ol
        css={styles.building}
        style={{ "--left": left, "--right": Math.max(bays - left, 1) }}
        data-crowded={bays > 7 || floors.length > 7 || undefined}
        data-compact={current ? true : undefined}
      >
        {floors.map(({ label, units }, row) => {
          const first = Math.floor((bays - units.length) / 2);
          const getColumn = (bay: number) => (bay < left ? bay + 1 : bay + 2);
          const isSetBack = units.length < bays;
          return (
            <li key={label} css={styles.floor} data-set-back={isSetBack || undefined}>
              <span css={styles.label}>{label}</span>
              <ol
                style={{
                  "--from": getColumn(first),
                  "--to": getColumn(first + units.length - 1) + 1,
                }}
              >
                {units.map((unit, index) => {
                  const column = getColumn(first + index);
                  return (
                    <li key={column} style={{ gridColumn: column }}>
                      {unit ? (
                        <FacadeWindow
                          unit={unit}
                          type={type}
                          isCurrent={unit.path === current}
                          isUnaffordable={unaffordablePaths?.has(unit.path)}
                        />
                      ) : (
                        <span css={windowStyle} />
                      )}
                    </li>
                  );
                })}
                {!isSetBack && row < floors.length - 1 && (
                  <li css={styles.stairs} style={{ gridColumn: left + 1 }} aria-hidden="true" />
                )}
                {!isRaised && row === floors.length - 1 && <Door column={left + 1} />}
              </ol>
            </li>
          );
        })}
        {isRaised && (
          <li css={styles.floor} aria-hidden="true">
            <ol style={{ "--from": 1, "--to": bays + 2 }}>
              <Door column={left + 1} />
            </ol>
          </li>
        )}
      </ol>
    </div>
  );
}

/** The street door, which is the doorway of the mark. */
function Door({ column }: { column: number }) {
  return (
    <li css={styles.door} style={{ gridColumn: column }} aria-hidden="true">
      <svg viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
        <rect width={logo.width} height={logo.height} fill={color.accent} />
        <path d={logo.doorway} fill={color.facade.lampLight} />
      </svg>
    </li>
  );
}

export const query = graphql`
  fragment FacadeRow on FacadeFloor {
    label
    units {
      ...FacadeUnit
    }
  }
`;

const { brick, slab, plinth } = color.facade;
/** Rows of bricks. */
const BRICKS = `repeating-linear-gradient(transparent 0 6px, #00000029 6px 7px), linear-gradient(${brick})`;

const styles = {
  root: css({ containerType: "inline-size", lineHeight: 1.1 }),
  building: css({
    "--gap": "1.25rem",
    "--stairs": "6.5rem",
    "--high": "5.75rem",
    "--pad": "1.125rem",
    "--wall": "1.375rem",
    "--slab": "0.6875rem",
    "--plinth": "1.625rem",
    overflowX: "auto",
    // Room for the glow of windows and for the outline of the current one.
    padding: "1rem 5.5rem 0",
    "&[data-crowded]": {
      "--gap": "0.75rem",
      "--stairs": "4rem",
      "--high": "3.75rem",
      "--pad": "0.75rem",
    },
    [MEDIUM]: {
      "&, &[data-crowded]": {
        "--gap": "0.75rem",
        "--stairs": "2.75rem",
        "--high": "4.125rem",
        "--pad": "0.75rem",
        "--wall": "0.75rem",
        "--slab": "1.25rem",
        "--plinth": "1.25rem",
        paddingInline: 0,
      },
      "&[data-crowded]": { "--gap": "0.375rem", "--high": "3.25rem", "--stairs": "2rem" },
    },
    [SMALL]: {
      "&, &[data-crowded]": {
        "--gap": "0.5rem",
        "--stairs": "1.875rem",
        "--high": "3.625rem",
        "--pad": "0.625rem",
        "--wall": "0.5625rem",
      },
      "&[data-crowded]": { "--gap": "0.25rem", "--high": "3rem", "--stairs": "1.25rem" },
    },
    // On a home's page its name follows, on a phone's first screen.
    [belowTablet]: {
      "&[data-compact]": {
        "--high": "clamp(1.5rem, 11svh - 3.05rem, 2.75rem)",
        "--pad": "clamp(0.25rem, 1.67svh - 0.44rem, 0.4375rem)",
        "--slab": "1.0625rem",
        "--plinth": "0.75rem",
      },
    },
  }),
  floor: css({
    position: "relative",
    // Walls, with the slab above them.
    "& > ol": {
      display: "grid",
      gridTemplateColumns:
        "repeat(var(--left), minmax(1.75rem, 1fr)) var(--stairs) repeat(var(--right), minmax(1.75rem, 1fr))",
      gap: "var(--gap)",
      padding: "calc(var(--slab) + var(--pad)) var(--wall) var(--pad)",
    },
    "& > ol > li, & > ol::before": { gridRow: 1, minHeight: "var(--high)" },
    "& > ol > li": { position: "relative", display: "grid" },
    "& > ol::before": {
      content: '""',
      gridColumn: "var(--from) / var(--to)",
      margin: "calc(-1 * (var(--slab) + var(--pad))) calc(-1 * var(--wall)) calc(-1 * var(--pad))",
      border: `solid ${slab}`,
      borderWidth: "var(--slab) 0.3125rem 0",
      background: BRICKS,
    },
    "&[data-set-back] > ol::before": {
      marginInline: "calc(-0.75 * var(--gap))",
      borderInlineWidth: 0,
    },
    // The railing of the terrace in front of a floor that is set back.
    "&[data-set-back]::after": {
      content: '""',
      position: "absolute",
      inset: "auto 0 0",
      height: "0.875rem",
      borderTop: `1px solid ${color.facade.rail}`,
      background: color.facade.glass,
    },
    "&:last-of-type > ol": { paddingBottom: "calc(var(--pad) + var(--plinth))" },
    "&:last-of-type > ol::before": {
      marginBottom: "calc(-1 * (var(--pad) + var(--plinth)))",
      background: `linear-gradient(${plinth}) bottom / 100% var(--plinth) no-repeat, ${BRICKS}`,
    },
  }),
  label: css({
    position: "absolute",
    zIndex: 1,
    left: "-5.5rem",
    top: "calc(var(--slab) + var(--pad) + var(--high) / 2)",
    transform: "translateY(-50%)",
    color: color.onInk,
    fontSize: size.label,
    // On the slab.
    [MEDIUM]: {
      top: "calc(var(--slab) / 2)",
      left: "0.75rem",
      color: color.ink,
      fontSize: "0.8125rem",
      fontWeight: 600,
      "[data-set-back] > &": {
        left: "calc((100% - var(--stairs)) / 2 / var(--left) + 0.625rem)",
      },
    },
  }),
  stairs: css({
    marginBlock: "calc(-1 * var(--pad))",
    marginInline: "calc(var(--stairs) * 0.2)",
    background: `repeating-linear-gradient(90deg, ${color.facade.slats})`,
  }),
  door: css({
    "&&": { marginBottom: "calc(-1 * (var(--pad) + var(--plinth)))" },
    svg: { position: "absolute", bottom: 0, left: "-10%", width: "120%", overflow: "visible" },
    [SMALL]: { svg: { left: "-30%", width: "160%" } },
  }),
};
