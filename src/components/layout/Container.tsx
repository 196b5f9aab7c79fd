import { css } from "@emotion/react";
import type { HTMLAttributes } from "react";
import { space, width } from "../../styles/tokens";

/** Limits its content to the page width and adds gutters. */
export function Container(props: HTMLAttributes<HTMLDivElement>) {
  return <div css={container} {...props} />;
}

const container = css({
  width: "100%",
  maxWidth: `calc(${width.page} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: space.gutter,
});
