import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { belowTablet, forcedColors } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { visuallyHidden } from "../../styles/visuallyHidden";
import { UNAFFORDABLE } from "../../texts/affordability";
import { formatEuros, formatNumber } from "../../texts/format";
import { describeUnitStatus } from "../../texts/labels";
import { formatPrice } from "../../texts/prices";
import { createUnitAnchor } from "../../urls/anchors";

interface Props {
  unit: Queries.FacadeUnitFragment;
  type: Queries.ProjectType;
  isCurrent: boolean;
  isUnaffordable?: boolean;
}

/** A home's window on the facade, which leads to its page if it is available. */
export function FacadeWindow({ unit, type, isCurrent, isUnaffordable }: Props) {
  const { name, path, door, status, price } = unit;
  const state = describeUnitStatus(status, type);
  const words = [name, state.toLowerCase()];
  const isAvailable = status === "available";
  if (isAvailable && price) words.push(formatPrice(price, type));
  if (isUnaffordable && !isCurrent) words.push(UNAFFORDABLE.toLowerCase());
  const content = (
    <>
      <b aria-hidden="true">{door}</b>
      {isAvailable ? (
        price && (
          <span css={priceStyle} aria-hidden="true">
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
    <Link css={windowStyle} to={path} {...props} data-unaffordable={isUnaffordable || undefined}>
      {content}
    </Link>
  ) : (
    <span css={windowStyle} {...props} aria-current={isCurrent ? "page" : undefined}>
      {content}
    </span>
  );
}

/** A price in thousands, for small windows; a rent as it is. */
const shortenPrice = (price: number, type: Queries.ProjectType) =>
  formatNumber(type === "sale" ? Math.round(price / 1000) : price);

export const query = graphql`
  fragment FacadeUnit on Unit {
    name
    path
    floor
    door
    price
    status
  }
`;

/** A facade that has little room: a price in thousands, and then smaller letters too. */
export const MEDIUM = "@container not (min-width: 50rem)";
export const SMALL = "@container not (min-width: 27rem)";

export const windowStyle = css({
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
  "ol > li > & > *": { transform: "translateY(max(-0.3125rem, -0.11 * var(--high)))" },
  [MEDIUM]: {
    b: { fontSize: "1.5rem" },
    small: { display: "none" },
    "li > &::after": { insetInline: "-0.25rem", height: "min(0.5625rem, 0.2 * var(--high))" },
  },
  [SMALL]: { gap: "0.125rem", b: { fontSize: "1.3125rem" } },
  "&[data-status=available]": {
    // So bright that browsers which darken pages darken all of it, not only its top.
    background: `linear-gradient(100deg, ${color.facade.lit})`,
    boxShadow: `0 0 2rem ${color.facade.lamp}59`,
    color: color.shade,
  },
  "&[href]:is(:hover, :focus-visible)": { outline: `2px solid ${color.white}`, outlineOffset: 4 },
  "&[data-unaffordable]": {
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
    // Where the floor's label is.
    "li:first-of-type > &::before": { [MEDIUM]: { display: "none" } },
  },
  [forcedColors]: {
    border: "1px solid",
    "&[data-status=available]": { borderWidth: 3 },
    "&[data-unaffordable]": { borderStyle: "dashed" },
    "&[data-status=sold] b": { color: "GrayText" },
  },
});

const priceStyle = css({
  [belowTablet]: { "[data-compact] &": { display: "none" } },
  "& > :last-child": { display: "none" },
  [MEDIUM]: {
    fontWeight: 600,
    "& > :first-of-type": { display: "none" },
    "& > :last-child": { display: "inline" },
  },
});
