import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { belowTablet, forcedColors } from "../../styles/mediaQueries";
import { color, font, logo, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { formatEuros, formatNumber } from "../../texts/format";
import { formatPrice } from "../../texts/prices";
import { describeUnitStatus } from "../../texts/units";
import { createUnitAnchor } from "../../urls/anchors";

type Home = Queries.FacadeHomeFragment;

interface Props {
  floors: readonly Queries.FacadeRowFragment[];
  type: Queries.ProjectType;
  /** The path of the home whose page this is. */
  current?: string;
  /** The paths of homes that a visitor can't afford. */
  beyondReach?: ReadonlySet<string>;
}

/**
 * A building at dusk with its homes as windows: those that are lit are free, and links. How large
 * it is drawn depends on its container.
 */
export function UnitFacade({ floors, type, current, beyondReach }: Props) {
  const bays = floors.at(-1)?.homes.length ?? 1;
  // The stairs are in the middle.
  const left = Math.ceil(bays / 2);
  const isRaised = floors.at(-1)?.homes.every((home) => home?.floor !== 0) ?? false;
  return (
    <div css={styles.root}>
      <ol
        css={styles.building}
        style={{ "--left": left, "--right": Math.max(bays - left, 1) }}
        data-crowded={bays > 7 || floors.length > 7 || undefined}
        data-compact={current ? true : undefined}
      >
        {floors.map(({ label, homes }, row) => {
          const first = Math.floor((bays - homes.length) / 2);
          const getColumn = (bay: number) => (bay < left ? bay + 1 : bay + 2);
          const isSetBack = homes.length < bays;
          return (
            <li key={label} css={styles.floor} data-set-back={isSetBack || undefined}>
              <span css={styles.label}>{label}</span>
              <ol
                style={{
                  "--from": getColumn(first),
                  "--to": getColumn(first + homes.length - 1) + 1,
                }}
              >
                {homes.map((home, index) => {
                  const column = getColumn(first + index);
                  return (
                    <li key={column} style={{ gridColumn: column }}>
                      {home ? (
                        <Window
                          home={home}
                          type={type}
                          isCurrent={home.path === current}
                          isFar={beyondReach?.has(home.path)}
                        />
                      ) : (
                        <span css={styles.window} />
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

interface WindowProps {
  home: Home;
  type: Queries.ProjectType;
  isCurrent: boolean;
  isFar?: boolean;
}

/** A home's window, which leads to its page if it is available. */
function Window({ home, type, isCurrent, isFar }: WindowProps) {
  const { name, path, door, status, price } = home;
  const state = describeUnitStatus(status, type);
  const words = [name, state.toLowerCase()];
  const isAvailable = status === "available";
  if (isAvailable && price) words.push(formatPrice(price, type));
  const content = (
    <>
      <b aria-hidden="true">{door}</b>
      {isAvailable ? (
        price && (
          <span css={styles.price} aria-hidden="true">
            <span>{formatEuros(price)}</span>
            <span>{shortenPrice(price, type)}</span>
          </span>
        )
      ) : (
        <small aria-hidden="true">{state}</small>
      )}
      <span css={visuallyHidden}>{words.join(", ")}</span>
    </>
  );
  const props = { "data-status": status, id: createUnitAnchor("ventana", path) };
  return isAvailable && !isCurrent ? (
    <Link css={styles.window} to={path} {...props} data-far={isFar || undefined}>
      {content}
    </Link>
  ) : (
    <span css={styles.window} {...props} aria-current={isCurrent ? "page" : undefined}>
      {content}
    </span>
  );
}

/** A price in thousands, for small windows; a rent as it is. */
const shortenPrice = (price: number, type: Queries.ProjectType) =>
  formatNumber(type === "sale" ? Math.round(price / 1000) : price);

/** What the windows of a facade say. */
export function FacadeKey({ floors, type }: Pick<Props, "floors" | "type">) {
  const homes = floors.flatMap((floor) => floor.homes);
  return (
    <ul css={styles.key} aria-label="Qué dice cada ventana">
      {STATUSES.filter((status) => homes.some((home) => home?.status === status)).map((status) => (
        <li key={status}>
          <span css={styles.window} data-status={status} aria-hidden="true">
            {status === "sold" && <b>A</b>}
          </span>
          {describeUnitStatus(status, type)}
        </li>
      ))}
      {homes.includes(null) && (
        <li>
          <span css={styles.window} aria-hidden="true" />
          No se ofrece ahora
        </li>
      )}
      <li>{type === "sale" ? "Precios sin IVA" : "Precios al mes"}</li>
    </ul>
  );
}

const STATUSES = ["available", "reserved", "sold"] as const;

export const query = graphql`
  fragment FacadeRow on FacadeFloor {
    label
    homes {
      ...FacadeHome
    }
  }
  fragment FacadeHome on Unit {
    name
    path
    floor
    door
    price
    status
  }
`;

const { brick, slab, plinth } = color.facade;
/** Rows of bricks. */
const BRICKS = `repeating-linear-gradient(transparent 0 6px, #00000029 6px 7px), linear-gradient(${brick})`;

const MEDIUM = "@container not (min-width: 50rem)";
const SMALL = "@container not (min-width: 27rem)";

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
        "--wall": "0.3125rem",
      },
      "&[data-crowded]": { "--gap": "0.25rem", "--high": "3rem", "--stairs": "1.25rem" },
    },
    // On a home's page its name follows, on a phone's first screen.
    [belowTablet]: {
      "&[data-compact]": {
        "--high": "2.75rem",
        "--pad": "0.4375rem",
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
      boxShadow: `-1rem calc(-1 * 0rem) 0 -1rem ${slab}`,
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
  window: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "0.25rem",
    // Windows of other homes fit above and below.
    scrollMarginBlock: "40vh",
    borderRadius: 1,
    background: color.facade.window,
    boxShadow: `inset 0 0 0 1px ${color.facade.edge}`,
    color: color.facade.sold,
    fontSize: size.tiny,
    whiteSpace: "nowrap",
    textDecoration: "none",
    "&:empty:not([data-status])": { background: `${color.facade.window}73` },
    b: { font: `400 1.875rem/1 ${font.display}` },
    small: { fontSize: "inherit" },
    // The railing of its balcony.
    "li > &::after": {
      content: '""',
      position: "absolute",
      inset: "auto -0.4375rem 0",
      height: "0.8125rem",
      borderTop: `1px solid ${color.facade.rail}`,
      background: color.facade.glass,
      pointerEvents: "none",
    },
    "ol > li > & > *": { transform: "translateY(-0.3125rem)" },
    [MEDIUM]: {
      b: { fontSize: "1.5rem" },
      small: { display: "none" },
      "li > &::after": { insetInline: "-0.25rem", height: "0.5625rem" },
    },
    [SMALL]: { gap: "0.125rem", b: { fontSize: "1.3125rem" } },
    "&[data-status=available]": {
      // So bright that browsers which darken pages darken all of it, not only its top.
      background: `linear-gradient(100deg, ${color.facade.lit})`,
      boxShadow: `0 0 2rem ${color.facade.lamp}59`,
      color: color.shade,
    },
    "&[href]:is(:hover, :focus-visible)": { outline: `2px solid ${color.white}`, outlineOffset: 4 },
    "&[data-far]": {
      background: `linear-gradient(100deg, ${color.facade.dimmed})`,
      boxShadow: `inset 0 0 0 1px ${color.facade.lamp}66`,
      color: color.facade.lampLight,
    },
    "&[data-status=reserved]": {
      background: `repeating-linear-gradient(-45deg, ${color.facade.hatching})`,
      color: color.page,
    },
    "&[data-status=sold] b": { textDecoration: "line-through 1px" },
    "&[aria-current]": {
      zIndex: 1,
      outline: `2px solid ${color.white}`,
      outlineOffset: 5,
      // Within the building, which clips it.
      [SMALL]: { outlineOffset: 3 },
      "&::before": {
        content: '""',
        position: "absolute",
        top: "-1.125rem",
        border: "0.4375rem solid transparent",
        borderTopColor: color.white,
        borderBottom: 0,
      },
    },
    [forcedColors]: {
      border: "1px solid",
      "&[data-status=available]": { borderWidth: 3 },
      "&[data-status=sold] b": { color: "GrayText" },
    },
  }),
  price: css({
    [belowTablet]: { "[data-compact] &": { display: "none" } },
    "& > :last-child": { display: "none" },
    [MEDIUM]: {
      fontWeight: 600,
      "& > :first-of-type": { display: "none" },
      "& > :last-child": { display: "inline" },
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
  key: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.5rem 2rem",
    paddingBlock: "1.375rem",
    color: color.onInk,
    fontSize: size.label,
    li: { display: "flex", alignItems: "center", gap: "0.6875rem" },
    "li:last-child": { marginLeft: "auto" },
    "&& [data-status]": { boxShadow: `inset 0 0 0 1px ${color.facade.edge}` },
    "li > span::after": { display: "none" },
    span: { width: "1.5rem", height: "1.5rem" },
    b: { fontSize: "0.9375rem" },
  }),
};
