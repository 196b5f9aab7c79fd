import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { kinds } from "../../kinds";
import { linkStyles } from "../../styles/controls";
import { color, font, size } from "../../styles/tokens";
import { typeLabels } from "../../texts/labels";
import { describeProjectOffer } from "../../texts/project";
import { describeAvailableFrom, type RentalWithOffer } from "../../texts/rental";
import { operationFilter } from "../../utils/filters";
import { formatEuros, PER_MONTH } from "../../utils/format";
import type { ProjectWithOffer } from "../../utils/projectStatus";

/** The monthly rent of a home and the date from which it is available, beside its title. */
export function RentalPrice({ price, availableFrom }: RentalWithOffer) {
  return (
    <div>
      <dl>
        <dt css={styles.note}>Precio mensual</dt>
        <dd>
          <span css={styles.sum}>{formatEuros(price)}</span>{" "}
          <span css={styles.note}>{PER_MONTH}</span>
        </dd>
      </dl>
      {availableFrom && <p css={styles.detail}>{describeAvailableFrom(availableFrom)}</p>}
    </div>
  );
}

/** The lowest price among a project's homes and how many are left, beside its title. */
export function ProjectPrice({ project }: { project: ProjectWithOffer }) {
  const { price, notes } = describeProjectOffer(project);
  if (!price && notes.length === 0) return null;
  return (
    <p>
      {price && <span css={styles.sum}>{price}</span>}
      {notes.map((note) => (
        <span key={note} css={styles.detail}>
          {note}
        </span>
      ))}
    </p>
  );
}

/** Links from a project without homes left to the list of all projects for sale or to let. */
export function SimilarProjectsLink({ type }: { type: Queries.ProjectType }) {
  return (
    <p>
      <Link
        to={`${kinds.Project.list.path}?${operationFilter.name}=${operationFilter.values[type]}`}
        css={linkStyles.underlined}
      >
        {`Mira lo que tenemos en ${typeLabels[type].toLowerCase()}`}
      </Link>
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

const styles = {
  sum: css({
    display: "inline-block",
    fontFamily: font.display,
    fontSize: "clamp(1.75rem, 1.5rem + 0.8vw, 2.25rem)",
    lineHeight: 1.1,
  }),
  note: css({ color: color.muted, fontSize: size.small }),
  detail: css({ display: "block", color: color.muted, fontSize: size.small }),
};
