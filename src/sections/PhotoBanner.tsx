import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Container } from "../components/layout/Container";
import { Picture } from "../components/media/Picture";
import { SmartLink } from "../components/ui/SmartLink";
import { linkStyles } from "../styles/links";
import { minWidth } from "../styles/mediaQueries";
import { size } from "../styles/tokens";
import { requirePresent } from "../utils/requirePresent";

/** A full-width picture between two sections. */
export function PhotoBanner() {
  const { landing } = useStaticQuery<Queries.PhotoBannerSectionQuery>(query);
  const { image, alt, caption } = requirePresent(landing, "landing").photoBanner;
  return (
    <figure css={styles.root} data-screen-only>
      <Picture file={image} alt={alt} sizes={`${minWidth.tablet} 100vw, 170vw`} />
      <figcaption>
        <Container>
          <SmartLink css={[linkStyles.underlined, styles.caption]} target={caption.target}>
            {caption.label}
          </SmartLink>
        </Container>
      </figcaption>
    </figure>
  );
}

const query = graphql`
  query PhotoBannerSection {
    landing {
      photoBanner {
        alt
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 1.9, breakpoints: [640, 960, 1440, 2000])
          }
        }
        caption {
          label
          target
        }
      }
    }
  }
`;

const styles = {
  root: css({ picture: { height: "clamp(20rem, 44vw, 46rem)" } }),
  caption: css({ minHeight: "3rem", fontSize: size.label }),
};
