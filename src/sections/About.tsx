import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { LandingSection } from "../components/layout/LandingSection";
import { CaptionedPicture } from "../components/media/Picture";
import { Eyebrow } from "../components/ui/Eyebrow";
import { columns } from "../styles/columns";
import { from, minWidth } from "../styles/mediaQueries";
import { color, columnsSize, size, space } from "../styles/tokens";
import { requirePresent } from "../utils/requirePresent";

export function About() {
  const { landing } = useStaticQuery<Queries.AboutSectionQuery>(query);
  const { label, title, text, steps, image, alt, caption } = requirePresent(
    landing,
    "landing",
  ).about;
  return (
    <LandingSection id="nosotros">
      <div css={[styles.root, columns]}>
        <div css={styles.words}>
          <Eyebrow>{label}</Eyebrow>
          <h2 id="titulo-nosotros">{title}</h2>
          <p css={styles.text}>{text}</p>
          <ol css={styles.steps}>
            {steps.map((step) => (
              <li key={step.title} css={styles.step}>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </div>
        <CaptionedPicture
          file={image}
          alt={alt}
          caption={caption}
          sizes={`${minWidth.desktop} min(38.3vw - 16px, 500px), ${minWidth.tablet} calc(41.8vw - 13px), ${columnsSize}`}
        />
      </div>
    </LandingSection>
  );
}

const query = graphql`
  query AboutSection {
    landing {
      about {
        label
        title
        text
        steps {
          title
          description
        }
        alt
        caption
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8, breakpoints: [400, 700, 820])
          }
        }
      }
    }
  }
`;

const styles = {
  root: css({
    rowGap: space.block,
    alignItems: "end",
    picture: { aspectRatio: "4 / 5" },
    [from.tablet]: { gridTemplateColumns: "6fr 5fr" },
    [from.desktop]: { "& > :last-child": { gridColumn: "8 / -1" } },
  }),
  words: css({ [from.desktop]: { gridColumn: "span 7", paddingRight: space.gridGap } }),
  text: css({ maxWidth: "33em", marginTop: "2rem", fontSize: size.lead }),
  steps: css({
    display: "grid",
    gap: "1.5rem",
    marginTop: space.block,
    [from.desktop]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  step: css({
    paddingTop: "0.875rem",
    borderTop: `1px solid ${color.ink}`,
    h3: { fontSize: "1.625rem", lineHeight: 1.2 },
    p: { marginTop: "0.25rem", color: color.muted, fontSize: size.small },
  }),
};
