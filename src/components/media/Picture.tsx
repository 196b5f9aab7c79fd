import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { color, size } from "../../styles/tokens";

interface Props {
  /** A File node, queried with `gatsbyImageData`. */
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
  alt: string;
  sizes: string;
  /** The point to keep in view when the picture is cropped, as CSS `object-position`. */
  focus?: string | null;
  /** Whether to load it eagerly, because it is on the first screen. */
  priority?: boolean;
}

/** The parent's CSS sets the size; the attributes only tell the browser the aspect ratio. */
const NOMINAL_WIDTH = 1200;

/** Replaces GatsbyImage, which would ship react-dom/server to the browser. */
export function Picture({ file, alt, sizes, focus, priority = false }: Props) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { sources = [], fallback } = data.images;
  // A full-width picture has no intrinsic size, only an aspect ratio.
  const ratio = data.height / data.width;
  return (
    <picture css={styles.frame} style={{ backgroundColor: data.backgroundColor }}>
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        style={focus ? { objectPosition: focus } : undefined}
        width={NOMINAL_WIDTH}
        height={Math.round(NOMINAL_WIDTH * ratio)}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </picture>
  );
}

/** A picture with its caption below. */
export function CaptionedPicture({
  caption,
  ...picture
}: Props & { caption: string | null | false }) {
  return (
    <div css={styles.captioned}>
      <Picture {...picture} />
      {caption && <span css={styles.caption}>{caption}</span>}
    </div>
  );
}

export const query = graphql`
  # The sitemap's query must match it (plugins/gatsby-adapter-static/sitemapOptions.ts).
  fragment PagePicture on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH)
    }
  }
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

const styles = {
  frame: css({
    display: "block",
    overflow: "hidden",
    "& > img": { width: "100%", height: "100%", objectFit: "cover" },
  }),
  captioned: css({ display: "grid", gridTemplateRows: "1fr auto" }),
  caption: css({ marginTop: "0.375rem", color: color.muted, fontSize: size.caption }),
};
