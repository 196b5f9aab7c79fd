import { css } from "@emotion/react";
import { color, size } from "../../styles/tokens";

/** The small label above a headline, marked with the logo's doorway. */
export function Eyebrow({ children }: { children: string }) {
  return <p css={eyebrow}>{children}</p>;
}

const eyebrow = css({
  display: "flex",
  alignItems: "center",
  gap: "0.625rem",
  marginBottom: "1.375rem",
  color: color.accent,
  fontSize: size.tiny,
  "&::before": {
    content: '""',
    flex: "none",
    width: "0.64em",
    // Browsers print borders but not backgrounds.
    borderTop: "0.86em solid",
    borderRadius: "0.36em 0.36em 0 0",
  },
});
