import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { LightboxGroup } from "../../hooks/useLightbox";
import type { Slides } from "../../hooks/useSlides";
import { iconButtonStyle } from "../../styles/controls";
import { belowTablet, from, reducedMotion, withoutScripts } from "../../styles/mediaQueries";
import { color, detailPictureSizes, size, space, width } from "../../styles/tokens";
import { Icon } from "../ui/Icon";
import { SlideIndicators } from "../ui/SlideIndicators";
import { LightboxButton } from "./LightboxButton";
import { Picture } from "./Picture";

interface Props {
  title: string;
  pictures: readonly Queries.GallerySlideFragment[];
  /** A caption for pictures that are renderings rather than photographs. */
  caption?: string;
  /** The position, which other parts of the page need too. */
  slides: Slides;
  lightbox: LightboxGroup;
}

/**
 * A carousel of a listing's pictures, operated by swiping, arrows, dots or arrow keys. A click on a
 * picture opens the lightbox.
 */
export function Gallery({ title, pictures, caption, slides, lightbox }: Props) {
  const { track, index, goTo, step, handlers } = slides;
  const labels = pictures.map((_, position) => `Imagen ${position + 1} de ${pictures.length}`);
  return (
    <section aria-label={`Galería de ${title}`} css={styles.root}>
      <div css={styles.stage}>
        <ul
          ref={track}
          css={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach what scrolls
          tabIndex={0}
          aria-label="Imágenes"
          {...handlers}
        >
          {pictures.map(({ alt, focus, image }, position) => (
            <li
              key={labels[position]}
              css={styles.slide}
              data-screen-only={position !== index || undefined}
            >
              <Picture
                file={image}
                alt={alt}
                focus={focus}
                sizes={detailPictureSizes}
                priority={position === 0}
              />
              <LightboxButton
                lightbox={lightbox}
                index={position}
                label={`Ampliar imagen ${position + 1}`}
              />
            </li>
          ))}
        </ul>
        <div css={styles.arrows} data-script-only>
          <Arrow label="Anterior" icon="back" isEnd={index === 0} onPress={() => step(-1)} />
          <Arrow
            label="Siguiente"
            icon="next"
            isEnd={index === pictures.length - 1}
            onPress={() => step(1)}
          />
        </div>
      </div>
      <div css={styles.foot}>
        <p css={styles.count} aria-hidden="true" data-screen-only data-script-only>
          {`${index + 1} / ${pictures.length}`}
        </p>
        {caption && <p css={styles.caption}>{caption}</p>}
        <div css={styles.dots} data-script-only>
          <SlideIndicators labels={labels} current={index} onChoose={goTo} />
        </div>
      </div>
    </section>
  );
}

interface ArrowProps {
  label: string;
  icon: "back" | "next";
  /** Whether this is the last picture in its direction. */
  isEnd: boolean;
  onPress: () => void;
}

function Arrow({ label, icon, isEnd, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      css={[iconButtonStyle, styles.arrow]}
      aria-label={label}
      // Not `disabled`, which would make the button lose the focus.
      aria-disabled={isEnd}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

export const query = graphql`
  fragment GallerySlide on GalleryPicture {
    alt
    focus
    image {
      ...PagePicture
      childImageSharp {
        # For the lightbox alone, so that dense screens don't fetch it for the page.
        zoom: gatsbyImageData(layout: FULL_WIDTH, breakpoints: [2000], formats: [AUTO])
      }
    }
  }
`;

const styles = {
  // The pictures take the height that the text leaves on a phone's first screen.
  root: css({ position: "relative", display: "grid", gridTemplateRows: "1fr auto" }),
  stage: css({
    position: "relative",
    display: "grid",
    gridTemplateRows: "1fr",
    minWidth: 0,
  }),
  track: css({
    display: "flex",
    // Even on a page that is translated into a right-to-left language.
    direction: "ltr",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollBehavior: "smooth",
    scrollbarWidth: "none",
    [reducedMotion]: { scrollBehavior: "auto" },
    ...withoutScripts({ scrollbarWidth: "thin" }),
  }),
  slide: css({
    position: "relative",
    display: "grid",
    flex: "0 0 100%",
    scrollSnapAlign: "start",
    // Keeps a fast swipe from skipping a picture.
    scrollSnapStop: "always",
  }),
  foot: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0.25rem 1rem",
    minHeight: "3rem",
    paddingInline: space.gutter,
    // Over the corner of the picture, beside the title.
    [from.desktop]: {
      position: "absolute",
      // Opposite the title, also in languages that are written from the right.
      insetInlineEnd: 0,
      bottom: 0,
      paddingInline: `1rem max(${space.gutter}, (100vw - ${width.page}) / 2)`,
      background: color.page,
    },
  }),
  // Hidden on phones, where the dots show the position.
  count: css({
    color: color.muted,
    fontSize: size.label,
    whiteSpace: "nowrap",
    [belowTablet]: { display: "none" },
  }),
  caption: css({ flex: "1 1 6rem", color: color.muted, fontSize: size.tiny, lineHeight: 1.35 }),
  dots: css({ marginLeft: "auto" }),
  /** Over the edges of the picture, and hidden on touch screens, where one swipes. */
  arrows: css({
    display: "none",
    [`${from.tablet} and (not (pointer: coarse))`]: { display: "block" },
  }),
  arrow: css({
    position: "absolute",
    top: "calc(50% - 1.5rem)",
    borderColor: color.ink,
    background: color.page,
    color: color.ink,
    // Inside the button, as no colour contrasts with every photograph.
    "&:focus-visible": { outlineOffset: -6 },
    "&:first-of-type": { left: "1rem" },
    "&:last-of-type": { right: "1rem" },
    "&[aria-disabled='true']": {
      borderColor: color.rule,
      background: color.rule,
      color: color.edge,
      cursor: "default",
    },
  }),
};
