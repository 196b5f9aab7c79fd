import { css } from "@emotion/react";
import type { useCarousel } from "../../hooks/useCarousel";
import { color, from, motion, radius, scriptless, still } from "../../styles/tokens";
import { Dots } from "./Dots";
import { Icon } from "./Icon";

interface Props {
  carousel: ReturnType<typeof useCarousel>;
  /** Whose quote each dot leads to. */
  names: readonly string[];
}

export function CarouselControls({ carousel, names }: Props) {
  const { index, goTo, previous, next, paused, togglePaused } = carousel;
  return (
    <div css={styles.root}>
      <Dots
        labels={names.map(
          (name, position) => `Testimonio ${position + 1} de ${names.length}: ${name}`,
        )}
        current={index}
        onChoose={goTo}
      />
      <button
        type="button"
        css={[styles.button, styles.pause]}
        aria-label={paused ? "Reanudar" : "Pausar"}
        onClick={togglePaused}
      >
        <Icon name={paused ? "play" : "pause"} />
      </button>
      <div css={styles.steps}>
        <button type="button" css={styles.button} aria-label="Anterior" onClick={previous}>
          <Icon name="back" />
        </button>
        <button type="button" css={styles.button} aria-label="Siguiente" onClick={next}>
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}

const styles = {
  root: css({
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    marginTop: "2.5rem",
    [scriptless]: { display: "none" },
  }),
  button: css({
    display: "grid",
    placeItems: "center",
    width: "3rem",
    height: "3rem",
    border: `1px solid ${color.edge}`,
    borderRadius: radius,
    background: "none",
    cursor: "pointer",
    transition: `background-color ${motion}, color ${motion}, border-color ${motion}`,
    "&:hover": { background: color.ink, borderColor: color.ink, color: color.plaster },
  }),
  pause: css({ [still]: { display: "none" } }),
  steps: css({
    display: "none",
    gap: "0.5rem",
    marginLeft: "auto",
    [from.desktop]: { display: "flex" },
  }),
};
