// Imported as text, because Gatsby would inline style sheets into every page.
import counterStyles from "-!yet-another-react-lightbox/plugins/counter.css";
import thumbnailStyles from "-!yet-another-react-lightbox/plugins/thumbnails.css";
import baseStyles from "-!yet-another-react-lightbox/styles.css";
import { css, Global } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { type MouseEvent, useMemo, useRef } from "react";
import YetAnotherLightbox, {
  type ControllerRef,
  type SlideImage,
} from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { forcedColors } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";

interface LightboxPicture {
  alt: string;
  image: {
    childImageSharp: {
      gatsbyImageData: IGatsbyImageData;
      /** The picture at its full width. */
      zoom?: IGatsbyImageData;
    } | null;
  };
}

export interface LightboxProps {
  /** The lightbox's accessible name. */
  name: string;
  pictures: readonly LightboxPicture[];
  /** The picture to open with. */
  index: number;
  /** A caption for pictures that are renderings rather than photographs. */
  caption?: string;
  open: boolean;
  /** Called once it has faded out. */
  onClose: () => void;
}

/** Full-screen pictures with zoom and thumbnails. */
export function Lightbox({ name, pictures, index, caption, open, onClose }: LightboxProps) {
  const isAlone = pictures.length === 1;
  // Memoised, as a new array would take the lightbox back to the first slide.
  const slides = useMemo(() => pictures.map(createSlide), [pictures]);
  const controller = useRef<ControllerRef>(null);
  const pressed = useRef({ x: 0, y: 0 });
  // The library's own option mistakes the end of a pinch or swipe for a click.
  const closeBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const moved = Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y);
    if (moved < 5 && (target as Element).matches(BACKDROP)) controller.current?.close();
  };
  return (
    <>
      <Global styles={[baseStyles, counterStyles, thumbnailStyles].join("\n")} />
      <YetAnotherLightbox
        open={open}
        close={onClose}
        slides={slides}
        index={index}
        plugins={isAlone ? [Zoom] : [Zoom, Counter, Thumbnails]}
        render={{
          ...(isAlone && WITHOUT_ARROWS),
          controls: () => caption && <p css={styles.caption}>{caption}</p>,
        }}
        labels={{ ...LABELS, Lightbox: name }}
        carousel={{ finite: true, padding: 0, preload: 3 }}
        controller={{ ref: controller }}
        portal={{
          container: {
            onPointerDownCapture: ({ clientX, clientY }) => {
              pressed.current = { x: clientX, y: clientY };
            },
            onClick: closeBeside,
          },
        }}
        // A browser's translation would replace the text that React updates.
        counter={{ container: { translate: "no" } }}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        thumbnails={{ width: 96, height: 64, border: 3, borderRadius: 0, padding: 0, gap: 8 }}
        styles={{ root: THEME }}
      />
      <Global styles={styles.parts} />
    </>
  );
}

/** Converts image data of gatsby-plugin-image to a slide. */
function createSlide({ alt, image }: LightboxPicture): SlideImage {
  const { gatsbyImageData: data, zoom } = image.childImageSharp ?? {};
  const ratio = data ? data.height / data.width : 1;
  const srcSets = [data, zoom].map((one) => one?.images.fallback?.srcSet ?? "");
  const srcSet = srcSets
    .join(",")
    .split(",")
    .flatMap((part) => {
      const [src, descriptor] = part.trim().split(/\s+/);
      const width = Number.parseInt(descriptor ?? "", 10);
      return src && width ? [{ src, width, height: Math.round(width * ratio) }] : [];
    });
  const largest = srcSet.at(-1);
  return { ...largest, src: data?.images.fallback?.src ?? "", alt, srcSet };
}

/** The area around a picture. */
const BACKDROP = ".yarl__slide, .yarl__slide_wrapper";

/** A single picture needs no arrows. */
const WITHOUT_ARROWS = { buttonPrev: () => null, buttonNext: () => null };

const LABELS = {
  Previous: "Anterior",
  Next: "Siguiente",
  Close: "Cerrar",
  Carousel: "Imágenes",
  Slide: "Imagen",
  Thumbnails: "Miniaturas",
  "Photo gallery": "Galería",
  "Zoom in": "Acercar",
  "Zoom out": "Alejar",
  "{index} of {total}": "Imagen {index} de {total}",
};

const THEME = {
  "--yarl__color_backdrop": color.ink,
  // Dark behind the buttons, so that they stand out on a white floor plan.
  "--yarl__color_button": color.page,
  "--yarl__color_button_active": color.white,
  "--yarl__color_button_disabled": color.edge,
  "--yarl__button_background_color": color.ink,
  "--yarl__button_filter": "none",
  "--yarl__navigation_button_padding": "12px 8px",
  "--yarl__counter_filter": "none",
  "--yarl__thumbnails_container_background_color": color.ink,
  "--yarl__thumbnails_thumbnail_background": color.ink,
  "--yarl__thumbnails_thumbnail_border_color": "transparent",
  "--yarl__thumbnails_thumbnail_active_border_color": color.page,
};

const styles = {
  parts: css({
    ".yarl__counter": { background: color.ink },
    ".yarl__button:focus-visible, .yarl__thumbnails_thumbnail:focus-visible": {
      outline: `2px solid ${color.page}`,
      outlineOffset: -4,
    },
    // An arrow that leads nowhere would only cover the picture.
    ".yarl__navigation_prev:disabled, .yarl__navigation_next:disabled": { opacity: 0 },
    // The current one has a frame, and the others are dimmed.
    ".yarl__thumbnails_thumbnail:not(.yarl__thumbnails_thumbnail_active) img": { opacity: 0.5 },
    [forcedColors]: {
      ".yarl__thumbnails_thumbnail_active": { borderColor: "Highlight" },
    },
  }),
  caption: css({
    position: "absolute",
    bottom: 0,
    left: 0,
    padding: "0.375rem 0.75rem",
    background: color.ink,
    color: color.page,
    fontSize: size.tiny,
  }),
};
