import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Container } from "../components/layout/Container";
import { Picture } from "../components/media/Picture";
import { LargeFigures } from "../components/ui/LargeFigures";
import { SmartLink } from "../components/ui/SmartLink";
import { buttonStyles } from "../styles/controls";
import { from, minWidth } from "../styles/mediaQueries";
import { color, size } from "../styles/tokens";
import { requirePresent } from "../utils/requirePresent";

/** Windows with the text on the picture's dark side; in others, it is below the picture. */
const WIDE = `${minWidth.desktop} and (min-aspect-ratio: 5 / 4)`;
const wide = `@media ${WIDE}`;

export function Hero() {
  const data = useStaticQuery<Queries.HeroSectionQuery>(query);
  const { title, text, image, alt, primary, secondary } = requirePresent(
    data.landing,
    "landing",
  ).hero;
  const { figures } = requirePresent(data.siteSettings, "siteSettings");
  return (
    <section id="inicio" aria-labelledby="titulo-inicio" css={styles.root}>
      <div css={styles.picture} data-screen-only>
        <Picture file={image} alt={alt} sizes={`${WIDE} 100vw, 130vw`} priority />
      </div>
      <Container css={styles.words}>
        <h1 id="titulo-inicio" css={styles.title}>
          {title}
        </h1>
        <p css={styles.text}>{text}</p>
        <div css={styles.buttons} data-screen-only>
          <SmartLink css={buttonStyles.primary} target={primary.target}>
            {primary.label}
          </SmartLink>
          <SmartLink css={buttonStyles.outline} target={secondary.target}>
            {secondary.label}
          </SmartLink>
        </div>
        <LargeFigures facts={figures} variant="onPicture" css={styles.figures} />
      </Container>
    </section>
  );
}

const query = graphql`
  query HeroSection {
    landing {
      hero {
        title
        text
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, breakpoints: [640, 900, 1100, 1280, 1600, 2400])
          }
        }
        primary {
          label
          target
        }
        secondary {
          label
          target
        }
      }
    }
    siteSettings {
      figures {
        value
        label
      }
    }
  }
`;

/** The colour of the gradients over the picture, from most to least opaque. */
const shade = {
  most: `${color.shade}e6`,
  much: `${color.shade}cc`,
  some: `${color.shade}59`,
  none: `${color.shade}00`,
};

const styles = {
  root: css({
    position: "relative",
    display: "flex",
    minHeight: "100svh",
    // Leaves room for both buttons on low screens.
    paddingTop: "clamp(30svh, 100svh - 26rem, 46svh)",
    background: color.shade,
    color: color.page,
    "& :focus-visible": { outlineColor: color.accentOnInk },
    [wide]: { minHeight: "clamp(680px, 100svh, 1080px)", paddingTop: "7rem" },
  }),
  picture: css({
    position: "absolute",
    inset: "0 0 auto",
    height: "clamp(38svh, 110svh - 26rem, 58svh)",
    picture: { height: "100%" },
    img: {
      objectPosition: "63% 60%",
      // If the picture does not come, its alternative text would run through the header.
      color: "transparent",
    },
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(180deg, ${shade.much}, ${shade.none} 90px), linear-gradient(180deg, ${shade.none} 45%, ${color.shade})`,
    },
    [wide]: {
      inset: 0,
      height: "auto",
      img: { objectPosition: "70% 42%" },
      "&::after": {
        background: `linear-gradient(180deg, ${shade.much}, ${shade.none} 18%), linear-gradient(90deg, ${shade.much}, ${shade.some} max(38%, 24rem), ${shade.none} max(60%, 44rem)), linear-gradient(0deg, ${shade.most}, ${shade.none} 34%)`,
      },
    },
  }),
  words: css({
    position: "relative",
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
  }),
  title: css({
    fontSize: size.hero,
    lineHeight: 0.94,
    // Two lines, within the dark side of the picture.
    [wide]: { maxWidth: "5.9em", fontSize: "min(6.9vw, 6.5rem)", textWrap: "wrap" },
  }),
  text: css({
    maxWidth: "28em",
    margin: "1.5rem 0 2rem",
    color: color.band,
    fontSize: size.lead,
    // Within the dark side of the picture.
    [wide]: { maxWidth: "min(28em, 38vw)" },
  }),
  /** Stacked on phones, so that the layout does not depend on how the font wraps. */
  buttons: css({
    display: "grid",
    gap: "0.875rem",
    [from.tablet]: { display: "flex", flexWrap: "wrap" },
    [wide]: { maxWidth: "44vw" },
  }),
  figures: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
    marginTop: "clamp(2.5rem, 6vh, 4.5rem)",
    paddingBlock: "1.25rem 1.5rem",
    borderTop: `1px solid ${color.lineOnInk}`,
    gap: "1.25rem",
  }),
};
