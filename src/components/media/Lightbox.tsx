// As text: Gatsby would inline style sheets into every page.
import counterStyles from "-!yet-another-react-lightbox/plugins/counter.css";
import thumbnailStyles from "-!yet-another-react-lightbox/plugins/thumbnails.css";
import baseStyles from "-!yet-another-react-lightbox/styles.css";
import { css, Global } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import YetAnotherLightbox, { type SlideImage } from "yet-another-react-lightbox";
import Counter from "yet-another-react-lightbox/plugins/counter";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import { color } from "../../styles/tokens";

export interface LightboxProps {
  /** Its accessible name. */
  name: string;
  pictures: readonly Queries.GallerySlideFragment[];
  /** The first one shown. */
  index?: number;
  open: boolean;
  onClose: () => void;
  /** Called after it has faded out. */
  onClosed: () => void;
}

/** Pictures over the whole screen, with zoom and thumbnails. */
export function Lightbox({ name, pictures, index, open, onClose, onClosed }: LightboxProps) {
  const isAlone = pictures.length === 1;
  return (
    <>
      <Global styles={[baseStyles, counterStyles, thumbnailStyles].join("\n")} />
      <YetAnotherLightbox
        open={open}
        close={onClose}
        on={{ exited: onClosed }}
        slides={pictures.map(createSlide)}
        index={index}
        plugins={isAlone ? [Zoom] : [Zoom, Counter, Thumbnails]}
        render={isAlone ? ALONE : undefined}
        labels={{ ...LABELS, Lightbox: name }}
        carousel={{ finite: true, padding: 0, preload: 3 }}
        controller={{ closeOnBackdropClick: true }}
        zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
        thumbnails={{ width: 96, height: 64, border: 1, borderRadius: 0, padding: 0, gap: 8 }}
        styles={{ root: THEME }}
      />
      <Global styles={buttons} />
    </>
  );
}

/** Converts the data of gatsby-plugin-image to a slide. */
function createSlide({ alt, image }: Queries.GallerySlideFragment): SlideImage {
  const data = image.childImageSharp?.gatsbyImageData as IGatsbyImageData | undefined;
  const ratio = data ? data.height / data.width : 1;
  const srcSet = (data?.images.fallback?.srcSet ?? "").split(",").flatMap((part) => {
    const [src, size] = part.trim().split(/\s+/);
    const width = Number.parseInt(size ?? "", 10);
    return src && width ? [{ src, width, height: Math.round(width * ratio) }] : [];
  });
  const largest = srcSet.at(-1);
  return { ...largest, src: data?.images.fallback?.src ?? "", alt, srcSet };
}

/** A single picture needs no buttons. */
const ALONE = { buttonPrev: () => null, buttonNext: () => null };

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
  "--yarl__slide_title_color": color.plaster,
  "--yarl__thumbnails_container_background_color": color.ink,
  "--yarl__thumbnails_thumbnail_active_border_color": color.plaster,
};

const buttons = css({
  ".yarl__button:focus-visible, .yarl__thumbnails_thumbnail:focus-visible": {
    outline: `2px solid ${color.plaster}`,
    outlineOffset: -4,
  },
});
