import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { color, font, print, size } from "../../styles/tokens";
import { formatEuros } from "../../utils/format";
import { typeLabels } from "../../utils/labels";
import { listOffer } from "../../utils/listing";
import { linkStyles } from "../ui/linkStyles";

interface RentProps {
  /** Euros a month. */
  price: number;
}

/** What a rental costs, beside its title. */
export function Rent({ price }: RentProps) {
  return (
    <dl css={styles.root}>
      <dt css={styles.note}>Precio mensual</dt>
      <dd>
        <span css={styles.sum}>{formatEuros(price)}</span> <span css={styles.note}>al mes</span>
      </dd>
    </dl>
  );
}

interface OfferProps {
  offer: Queries.ProjectOffer | null;
  type: Queries.ProjectType;
}

/** What a project's homes cost from, and how many are left, beside its title. */
export function Offer({ offer, type }: OfferProps) {
  if (!offer) return null;
  const [first, ...rest] = listOffer(offer, type);
  return (
    <p css={styles.root}>
      <span css={styles.sum}>{first}</span>
      {rest.map((part) => (
        <span key={part} css={styles.part}>
          {part}
        </span>
      ))}
    </p>
  );
}

interface AlternativesProps {
  type: Queries.ProjectType;
  /** The address of what is offered instead. */
  path: string;
}

/** Leads from a project without homes to those that have some. */
export function Alternatives({ type, path }: AlternativesProps) {
  return (
    <p css={styles.root}>
      <span css={styles.sum}>¿Buscas algo parecido?</span>
      <Link to={path} css={linkStyles.underlined}>
        Mira lo que tenemos en {typeLabels[type].toLowerCase()}
      </Link>
    </p>
  );
}

export const query = graphql`
  fragment OfferFigures on ProjectOffer {
    priceFrom
    available
    total
  }
`;

const styles = {
  root: css({ [print]: { textAlign: "right" } }),
  sum: css({
    fontFamily: font.serif,
    fontSize: "clamp(1.75rem, 1.5rem + 0.8vw, 2.25rem)",
    lineHeight: 1.1,
  }),
  note: css({ color: color.muted, fontSize: size.small }),
  part: css({ display: "block", color: color.muted, fontSize: size.small }),
};
