import { css } from "@emotion/react";
import { from } from "../../styles/mediaQueries";
import { color } from "../../styles/tokens";

/** Arches at night, with one doorway lit, where wide pages end. */
export const FooterArches = () => <div css={arches} data-screen-only />;

/** Its measures are in em. */
const arches = css({
  display: "none",
  position: "relative",
  height: "6.5em",
  marginTop: "2.5rem",
  background: `radial-gradient(circle at 50% 3.5em, ${color.facade.window} calc(2em - 0.5px), transparent calc(2em + 0.5px)), linear-gradient(90deg, transparent 1em, ${color.facade.window} 0 5em, transparent 0) 50% 3.5em, ${color.facade.dusk}`,
  backgroundSize: "6em 100%",
  backgroundRepeat: "repeat-x",
  backgroundPositionX: "50%",
  fontSize: "clamp(1rem, 1.7vw, 2rem)",
  "&::after": {
    content: '""',
    position: "absolute",
    left: "calc(50% + 10em)",
    bottom: 0,
    width: "4em",
    height: "5em",
    borderRadius: "2em 2em 0 0",
    background: `linear-gradient(${color.facade.lit})`,
    boxShadow: `0 0 3em ${color.facade.lamp}59`,
  },
  [from.tablet]: { display: "block" },
});
