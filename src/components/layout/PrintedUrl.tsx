import { css } from "@emotion/react";
import { useSiteUrl } from "../../hooks/useSiteUrl";
import { print, size } from "../../styles/tokens";

/** The address of the page, shown only in print. */
export function PrintedUrl({ path }: { path: string }) {
  const url = useSiteUrl() + path;
  return <p css={root}>{url.replace(/^https?:\/\//, "").replace(/\/$/, "")}</p>;
}

const root = css({
  display: "none",
  marginTop: "0.25rem",
  fontSize: size.small,
  [print]: { display: "block" },
});
