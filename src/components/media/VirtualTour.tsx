import { css } from "@emotion/react";
import { useState } from "react";
import { buttonStyles } from "../../styles/controls";
import { withoutScripts } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";

interface Props {
  title: string;
  url: string;
}

/** Takes the focus over from the button; stable, since React calls a new ref on every render. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A virtual tour on another site, which is contacted only on request. */
export function VirtualTour({ title, url }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <iframe
        ref={focus}
        css={[styles.frame, styles.tour]}
        src={url}
        title={`Visita virtual de ${title}`}
        allow="fullscreen; gyroscope; accelerometer; xr-spatial-tracking"
        // Some of these sites only answer requests with a known referrer.
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <div css={[styles.frame, styles.poster]}>
      <button
        type="button"
        css={buttonStyles.primary}
        data-script-only
        onClick={() => setOpen(true)}
      >
        Empezar la visita virtual
      </button>
      <a css={[buttonStyles.primary, styles.link]} href={url} rel="noreferrer">
        Abrir la visita virtual
      </a>
      <p css={styles.source}>Se abre desde {new URL(url).host}.</p>
    </div>
  );
}

const styles = {
  frame: css({ aspectRatio: "16 / 10", width: "100%", border: `1px solid ${color.rule}` }),
  tour: css({ background: color.ink }),
  poster: css({
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "1rem",
    padding: "1rem",
    background: color.band,
  }),
  link: css({ display: "none", ...withoutScripts({ display: "inline-flex" }) }),
  source: css({ color: color.muted, fontSize: size.label }),
};
