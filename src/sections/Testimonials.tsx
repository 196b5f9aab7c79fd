import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { LandingSection } from "../components/layout/LandingSection";
import { Picture } from "../components/media/Picture";
import { Icon } from "../components/ui/Icon";
import { MAX_DOTS, SlideIndicators } from "../components/ui/SlideIndicators";
import { useAutoplayCarousel } from "../hooks/useAutoplayCarousel";
import { iconButtonStyle } from "../styles/controls";
import { from, reducedMotion, withoutScripts } from "../styles/mediaQueries";
import { color, font, size } from "../styles/tokens";
import { requirePresent } from "../utils/requirePresent";

const PLAY = "M8 5.5v13l10.5-6.5z";
const PAUSE = "M8.5 5.5v13M15.5 5.5v13";

export function Testimonials() {
  const { landing, allTestimonial } = useStaticQuery<Queries.TestimonialsSectionQuery>(query);
  const testimonials = allTestimonial.nodes;
  const count = testimonials.length;
  const { index: current, goTo, moving, paused, ...carousel } = useAutoplayCarousel(count);
  return (
    <LandingSection name="testimonios">
      <h2 id="titulo-testimonios" css={styles.title}>
        {requirePresent(landing, "landing").testimonialsHeading.title}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group but not a fieldset */}
      <div
        aria-roledescription="carrusel"
        role="group"
        aria-labelledby="titulo-testimonios"
        {...carousel.pauseHandlers}
      >
        <div css={styles.stage} aria-live={moving ? "off" : "polite"}>
          {testimonials.map(({ jsonId, name, role, quote, image }, index) => (
            <figure
              key={jsonId}
              css={styles.slide}
              data-current={index === current}
              aria-roledescription="testimonio"
              aria-label={`${index + 1} de ${count}`}
            >
              <blockquote css={styles.quote}>
                {/* In Spanish the full stop goes after the closing quotation mark. */}
                <p>«{quote.replace(/(?<!\.)\.$/, "")}».</p>
              </blockquote>
              <figcaption css={styles.person}>
                <Picture file={image} alt={`Retrato de ${name}`} sizes="80px" />
                <div>
                  <p css={styles.name}>{name}</p>
                  <p css={styles.role}>{role}</p>
                </div>
              </figcaption>
            </figure>
          ))}
        </div>
        {count > 1 && (
          <div css={styles.controls} data-script-only>
            <SlideIndicators
              labels={testimonials.map(
                ({ name }, index) => `Testimonio ${index + 1} de ${count}: ${name}`,
              )}
              current={current}
              onChoose={goTo}
            />
            <button
              type="button"
              css={[iconButtonStyle, styles.pause]}
              aria-label={paused ? "Reanudar" : "Pausar"}
              onClick={carousel.togglePaused}
            >
              <Icon path={paused ? PLAY : PAUSE} />
            </button>
            {/* Needed on phones too if there are too many slides for dots. */}
            <div css={styles.steps} data-visible={count > MAX_DOTS}>
              <button
                type="button"
                css={iconButtonStyle}
                aria-label="Anterior"
                onClick={carousel.previous}
              >
                <Icon name="back" />
              </button>
              <button
                type="button"
                css={iconButtonStyle}
                aria-label="Siguiente"
                onClick={carousel.next}
              >
                <Icon name="next" />
              </button>
            </div>
          </div>
        )}
      </div>
    </LandingSection>
  );
}

const query = graphql`
  query TestimonialsSection {
    landing {
      testimonialsHeading {
        title
      }
    }
    allTestimonial(sort: { fields: { sortKey: ASC } }) {
      nodes {
        jsonId
        name
        role
        quote
        image {
          ...Portrait
        }
      }
    }
  }
`;

const styles = {
  title: css({ marginBottom: "2.5rem", color: color.muted, fontSize: size.heading }),
  /** All quotes share a grid cell, as tall as the tallest; without scripts they are stacked. */
  stage: css({
    display: "grid",
    "& > *": { gridArea: "1 / 1" },
    ...withoutScripts({ gap: "4rem", "& > *": { gridArea: "auto" } }),
  }),
  slide: css({
    display: "flex",
    flexDirection: "column",
    gap: "2rem",
    visibility: "hidden",
    opacity: 0,
    transition: "opacity 300ms ease-out, visibility 300ms",
    "&[data-current='true']": { visibility: "visible", opacity: 1 },
    ...withoutScripts({ visibility: "visible", opacity: 1 }),
  }),
  quote: css({
    maxWidth: "26em",
    fontFamily: font.display,
    fontSize: "clamp(1.75rem, 1.2rem + 2.5vw, 3.25rem)",
    lineHeight: 1.16,
    letterSpacing: "-0.01em",
    p: { textIndent: "-0.42em" },
    [from.desktop]: { minHeight: "4.64em" },
  }),
  person: css({
    display: "flex",
    alignItems: "center",
    gap: "1.25rem",
    picture: { flex: "none", width: 80, height: 80 },
  }),
  name: css({ fontWeight: 500 }),
  role: css({ color: color.muted, fontSize: size.small }),
  controls: css({
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    marginTop: "2.5rem",
  }),
  pause: css({ [reducedMotion]: { display: "none" } }),
  steps: css({
    display: "none",
    gap: "0.75rem",
    "&[data-visible='true']": { display: "flex" },
    [from.desktop]: { display: "flex" },
  }),
};
