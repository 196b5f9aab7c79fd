import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { withoutScripts } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { createEmbedUrl, createMapUrl } from "../../urls/mapUrls";

interface Props {
  point: Queries.MapPoint;
  /** The accessible name, such as "Mapa de la oficina". */
  title: string;
  /** Shown if the map can't be loaded. */
  address: string;
}

/** How long the frame may take to load before it counts as failed. */
const LOAD_TIMEOUT_MS = 15_000;

/**
 * A map that is loaded when it comes into view, and a link to it. A button covers it until it is
 * pressed, or else the map would take the wheel and fingers that scroll the page. A cross-origin
 * frame does not report errors, so only a missing connection and a timeout are detected.
 */
export function LazyMap({ point, title, address }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLIFrameElement>(null);
  const [isCovered, setCovered] = useState(true);
  const [state, setState] = useState<"waiting" | "loading" | "loaded" | "failed">("waiting");
  useEffect(() => {
    if (state === "waiting" && frame.current) {
      const observer = new IntersectionObserver((entries) => {
        // A busy browser may report several changes in one call.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setState(navigator.onLine ? "loading" : "failed");
      });
      observer.observe(frame.current);
      return () => observer.disconnect();
    }
    if (state === "loading") {
      const timer = setTimeout(() => setState("failed"), LOAD_TIMEOUT_MS);
      return () => clearTimeout(timer);
    }
    if (state === "failed") {
      const retry = () => setState("loading");
      window.addEventListener("online", retry);
      return () => window.removeEventListener("online", retry);
    }
  }, [state]);
  const uncover = () => {
    map.current?.focus();
    setCovered(false);
  };
  return (
    <div data-screen-only>
      <div ref={frame} css={styles.frame}>
        {(state === "loading" || state === "loaded") && (
          <>
            <iframe
              ref={map}
              css={styles.map}
              src={createEmbedUrl(point)}
              title={title}
              onLoad={() => setState("loaded")}
            />
            {isCovered && (
              <button type="button" css={[buttonStyles.secondary, styles.cover]} onClick={uncover}>
                Mover el mapa
              </button>
            )}
          </>
        )}
        <div css={[styles.message, state !== "failed" && styles.withoutScripts]}>
          <p>El mapa no se puede mostrar aquí.</p>
          <p>{address}</p>
        </div>
      </div>
      <a css={[linkStyles.underlined, styles.link]} href={createMapUrl(point)}>
        Mapa de OpenStreetMap
      </a>
    </div>
  );
}

const styles = {
  frame: css({
    position: "relative",
    display: "grid",
    "& > *": { gridArea: "1 / 1" },
    aspectRatio: "4 / 3",
    width: "100%",
    maxHeight: "24rem",
    background: color.rule,
    border: `1px solid ${color.rule}`,
    // Without a map there is no need for its height.
    ...withoutScripts({ aspectRatio: "auto" }),
  }),
  map: css({ width: "100%", height: "100%", border: 0 }),
  cover: css({
    placeSelf: "start end",
    margin: "0.625rem",
    background: color.white,
    "&::after": { content: '""', position: "absolute", inset: 0 },
  }),
  message: css({
    placeSelf: "center",
    padding: "1.5rem",
    fontSize: size.label,
    textAlign: "center",
    textWrap: "balance",
  }),
  withoutScripts: css({ display: "none", ...withoutScripts({ display: "block" }) }),
  link: css({ minHeight: "2.75rem" }),
};
