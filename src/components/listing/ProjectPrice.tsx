import { graphql } from "gatsby";
import type { ProjectWithOffer } from "../../listings/projectStatus";
import { describeProjectPrice } from "../../texts/offers";
import { priceStyles } from "./priceStyles";

/** The lowest price among a project's homes, or that none is left, beside its title. */
export function ProjectPrice({ project }: { project: ProjectWithOffer }) {
  const { price, notes } = describeProjectPrice(project);
  if (!price && notes.length === 0) return null;
  return (
    <p>
      {price && <span css={priceStyles.sum}>{price}</span>}
      {notes.map((note) => (
        <span key={note} css={priceStyles.detail}>
          {note}
        </span>
      ))}
    </p>
  );
}

export const query = graphql`
  fragment OfferFigures on ProjectOffer {
    priceFrom
    priceFromWithVat
    available
    total
  }
`;
