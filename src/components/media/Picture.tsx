import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { CSSProperties } from "react";

interface Props {
  /** A File node queried with `gatsbyImageData`. */
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
  alt: string;
  /** The width it takes on the page, as in the `sizes` of an image. */
  sizes: string;
  /** In the first view: fetched at once, before the scripts. */
  priority?: boolean;
  style?: CSSProperties;
}

/** Pixels; CSS decides, but the browser learns the ratio from these. */
const NOMINAL_WIDTH = 1200;

/**
 * The pictures that gatsby-plugin-image makes, as a plain `<picture>`: it works
 * without scripts, and GatsbyImage would bring react-dom/server to the browser.
 */
export function Picture({ file, alt, sizes, priority = false, style }: Props) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { images, backgroundColor } = data;
  // A full-width picture has no size of its own, only a ratio.
  const ratio = data.height / data.width;
  return (
    <picture css={frame} style={{ backgroundColor, ...style }}>
      {images.sources?.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={NOMINAL_WIDTH}
        height={Math.round(NOMINAL_WIDTH * ratio)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </picture>
  );
}

export const query = graphql`
  fragment CardPicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.5, breakpoints: [480, 820, 1200])
    }
  }
  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1, breakpoints: [160, 320, 640])
    }
  }
`;

/**
 * The image is styled from its frame: a `css` of its own would put a `<style>`
 * before it, and the browser, looking ahead, would fetch the fallback too.
 */
const frame = css({
  display: "block",
  overflow: "hidden",
  "& > img": { width: "100%", height: "100%", objectFit: "cover" },
});
