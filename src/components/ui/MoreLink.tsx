import { css } from "@emotion/react";
import { Link } from "gatsby";
import { buttonStyles } from "./buttonStyles";

interface Props {
  to: string;
  children: string;
}

/** From a part of a list to the whole. */
export function MoreLink({ to, children }: Props) {
  return (
    <p css={root}>
      <Link to={to} css={buttonStyles.outline}>
        {children}
      </Link>
    </p>
  );
}

const root = css({ marginTop: "3rem" });
