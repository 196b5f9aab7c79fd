import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useLightbox } from "../../hooks/useLightbox";
import { minWidth } from "../../styles/mediaQueries";
import { color, size } from "../../styles/tokens";
import { createAnchor } from "../../urls/anchors";
import { LightboxButton } from "./LightboxButton";
import { Picture } from "./Picture";

interface Props {
  title: string;
  plans: readonly Queries.FloorPlanFigureFragment[];
}

/** Floor plans that open in the lightbox. */
export function FloorPlans({ title, plans }: Props) {
  const lightbox = useLightbox({ name: `Planos de ${title}`, pictures: plans });
  return (
    <div css={styles.root}>
      {plans.map((plan, index) => (
        <figure key={plan.title} id={createAnchor("plano", plan.title)} css={styles.figure}>
          <Picture file={plan.image} alt={plan.alt} sizes={`${minWidth.desktop} 55vw, 100vw`} />
          <figcaption css={styles.caption}>
            {plan.title}
            <LightboxButton
              lightbox={lightbox}
              index={index}
              label={`Ampliar plano: ${plan.title}`}
            >
              Ampliar plano
            </LightboxButton>
          </figcaption>
        </figure>
      ))}
      {lightbox.dialog}
    </div>
  );
}

export const query = graphql`
  fragment FloorPlanFigure on FloorPlan {
    title
    alt
    image {
      childImageSharp {
        # Fine lines need a higher quality than photographs.
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [640, 1000, 1600]
          # The dominant colour of a drawing can be that of its lines.
          placeholder: NONE
          avifOptions: { quality: 60 }
        )
      }
    }
  }
`;

const styles = {
  root: css({ display: "grid", gap: "2rem" }),
  figure: css({
    position: "relative",
    border: `1px solid ${color.rule}`,
    background: color.white,
    // Makes the whole plan clickable.
    "button::after": { content: '""', position: "absolute", inset: 0, cursor: "zoom-in" },
  }),
  caption: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "0.5rem 1rem",
    minHeight: "3.75rem",
    padding: "0.5rem 1rem",
    borderTop: `1px solid ${color.rule}`,
    fontSize: size.small,
    fontWeight: 500,
  }),
};
