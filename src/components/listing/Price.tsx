import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { typeLabels } from "../../descriptions/labels";
import { describeOffer, isSoldOut } from "../../descriptions/project";
import { describeAvailableFrom, RENT_UNIT } from "../../descriptions/rental";
import { linkStyles } from "../../styles/controls";
import { color, font, print, size } from "../../styles/tokens";
import { formatEuros } from "../../utils/format";
import { createOperationAddress } from "./projectList";

interface RentProps {
  /** Euros a month. */
  price: number;
  availableFrom: string | null;
}

/** The rent of a home and the day it is free, beside its title. */
export function Rent({ price, availableFrom }: RentProps) {
  return (
    <div css={styles.root}>
      <dl>
        <dt css={styles.note}>Precio mensual</dt>
        <dd>
          <span css={styles.sum}>{formatEuros(price)}</span>{" "}
          <span css={styles.note}>{RENT_UNIT}</span>
        </dd>
      </dl>
      {availableFrom && <p css={styles.part}>{describeAvailableFrom(availableFrom)}</p>}
    </div>
  );
}

/** The lowest price of a project's homes and how many are left, beside its title. */
export function Offer({ project }: { project: Parameters<typeof describeOffer>[0] }) {
  const words = describeOffer(project);
  if (words.length === 0) return null;
  return (
    <p css={styles.root}>
      {words.map((part, index) => (
        <span key={part} css={index === 0 && !isSoldOut(project) ? styles.sum : styles.part}>
          {part}
        </span>
      ))}
    </p>
  );
}

/** Leads from a project without homes to those that have some. */
export function Alternatives({ type }: { type: Queries.ProjectType }) {
  return (
    <p css={styles.root}>
      <span css={styles.sum}>¿Buscas algo parecido?</span>
      <Link to={createOperationAddress(type)} css={linkStyles.underlined}>
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
  root: css({ [print]: { textAlign: "right" } }),
  sum: css({
    display: "inline-block",
    fontFamily: font.serif,
    fontSize: "clamp(1.75rem, 1.5rem + 0.8vw, 2.25rem)",
    lineHeight: 1.1,
  }),
  note: css({ color: color.muted, fontSize: size.small }),
  part: css({ display: "block", color: color.muted, fontSize: size.small }),
};
