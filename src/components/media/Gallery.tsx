import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useRef } from "react";
import { useSnapTrack } from "../../hooks/useSnapTrack";
import { color, print, scriptless, size, still } from "../../styles/tokens";
import { Container } from "../layout/Container";
import { Dots } from "../ui/Dots";
import { Picture } from "./Picture";

interface Props {
  title: string;
  pictures: readonly Queries.GallerySlideFragment[];
}

/** The pictures of a listing, one at a time, switched by swiping, dots or arrow keys. */
export function Gallery({ title, pictures }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const { index, goTo, handlers } = useSnapTrack(track, pictures.length);
  const labels = pictures.map((_, position) => `Imagen ${position + 1} de ${pictures.length}`);
  return (
    <Container>
      <section css={styles.frame} aria-label={`Galería de ${title}`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <ul ref={track} css={styles.track} tabIndex={0} aria-label="Imágenes" {...handlers}>
          {pictures.map(({ alt, image }, position) => (
            <li key={labels[position]} css={styles.slide}>
              <Picture
                file={image}
                alt={alt}
                sizes="(min-width: 1336px) 1240px, 100vw"
                priority={position === 0}
              />
            </li>
          ))}
        </ul>
        <div css={styles.foot}>
          <p css={styles.count} aria-hidden="true">
            {index + 1} / {pictures.length}
          </p>
          <Dots labels={labels} current={index} onChoose={goTo} />
        </div>
      </section>
    </Container>
  );
}

export const query = graphql`
  fragment GallerySlide on GalleryPicture {
    alt
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 820, 1400])
      }
    }
  }
`;

const styles = {
  frame: css({ position: "relative" }),
  track: css({
    display: "flex",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x mandatory",
    scrollBehavior: "smooth",
    scrollbarWidth: "none",
    [still]: { scrollBehavior: "auto" },
    [scriptless]: { scrollbarWidth: "thin" },
    // Printed are all: the first large, the others in a row beneath it.
    [print]: {
      display: "grid",
      gridTemplateColumns: "repeat(3, 1fr)",
      gap: "0.5rem",
      overflow: "visible",
    },
  }),
  slide: css({
    flex: "0 0 100%",
    scrollSnapAlign: "start",
    picture: { aspectRatio: "3 / 2", width: "100%", maxHeight: "72svh" },
    [print]: {
      picture: { maxHeight: "none" },
      "&:first-of-type": { gridColumn: "1 / -1", picture: { aspectRatio: "12 / 5" } },
    },
  }),
  foot: css({
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: "3rem",
    [scriptless]: { display: "none" },
    [print]: { display: "none" },
  }),
  count: css({ color: color.muted, fontSize: size.label }),
};
