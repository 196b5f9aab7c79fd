import { css } from "@emotion/react";
import { Link } from "gatsby";
import { font } from "../../styles/tokens";
import { LogoMark } from "../ui/LogoMark";

/** The logo, linked to the landing page. */
export function Logo({ name }: { name: string }) {
  return (
    <Link to="/" css={styles.link} aria-label={`${name}, inicio`}>
      <LogoMark css={styles.mark} />
      {name}
    </Link>
  );
}

const styles = {
  link: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.4em",
    minHeight: "2.75rem",
    fontFamily: font.display,
    fontSize: "min(1.875rem, 9.4vw)",
    lineHeight: 1,
    textDecoration: "none",
  }),
  mark: css({ width: "0.867em", height: "1em", flex: "none" }),
};
