import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { linkStyles } from "../../styles/links";
import { from, largeText } from "../../styles/mediaQueries";
import { color, font, size } from "../../styles/tokens";
import { askAboutUnit } from "../../texts/chatMessages";
import { joinFacts } from "../../texts/format";
import { describeUnitFacts, describeUnitPrice, describeUnitTerms } from "../../texts/unitFacts";
import { describeFloor, nameUnit, nameUnitOfProject } from "../../texts/unitNames";
import { createPhoneUrl, createWhatsappUrl } from "../../urls/contactUrls";
import { ContactBoxLink } from "../layout/ContactBoxLink";
import { Icon } from "../ui/Icon";
import { LargeFigures } from "../ui/LargeFigures";
import { ShareButton } from "../ui/ShareButton";

interface Props {
  unit: Queries.UnitSummaryFragment;
  /** Percentage of the price, if known. */
  vat: number | undefined;
  /** What it costs in all, and where that is told in full. */
  total?: { text: string; href: string };
  contact: Queries.ContactBoxDetailsFragment;
}

/** What a home is, what it costs and how to ask for it, below its name. */
export function UnitSummary({ unit, vat, total, contact }: Props) {
  const { name, path, status, project } = unit;
  const terms = describeUnitTerms(unit, project.type, vat);
  const facts = describeUnitFacts(unit);
  const subject = nameUnitOfProject(name, project.title);
  return (
    <>
      <p css={styles.place}>{joinFacts([project.location, describeFloor(unit)].filter(Boolean))}</p>
      <p css={styles.prices}>
        <span css={styles.price}>{describeUnitPrice(unit, project.type)}</span>
        {terms && (
          <>
            {" "}
            <span css={styles.terms}>{terms}</span>
          </>
        )}
      </p>
      {total && (
        <p css={styles.total}>
          <a href={total.href}>{total.text}</a>
        </p>
      )}
      <div
        css={styles.facts}
        style={{
          "--facts": facts.length,
          "--columns": countColumns(facts.length),
        }}
      >
        <LargeFigures facts={facts} />
      </div>
      <div css={styles.actions}>
        <ContactBoxLink>
          {status === "reserved" ? "Avísame si se libera" : `Preguntar por ${nameUnit(unit)}`}
        </ContactBoxLink>
        <div css={styles.links}>
          {contact.whatsapp && (
            <a
              css={linkStyles.quiet}
              href={createWhatsappUrl(contact.whatsapp, askAboutUnit(unit))}
              rel="noreferrer"
            >
              <Icon name="chat" />
              <span>WhatsApp</span>
            </a>
          )}
          <a css={linkStyles.quiet} href={createPhoneUrl(contact.phone)}>
            <Icon name="phone" />
            <span>Llamar</span>
          </a>
          <ShareButton title={subject} path={path} />
        </div>
      </div>
    </>
  );
}

/** Three columns, or two where three would leave one of at most six facts alone in a row. */
const countColumns = (facts: number) => (facts % 3 === 1 ? 2 : 3);

export const query = graphql`
  fragment UnitSummary on Unit {
    name
    path
    door
    status
    price
    area
    usableArea
    terrace
    bedrooms
    bathrooms
    orientation
    project {
      title
      location
      type
    }
  }
`;

const styles = {
  place: css({
    marginTop: "0.625rem",
    color: color.muted,
    fontSize: size.body,
    lineHeight: 1.4,
    [from.desktop]: { marginTop: "1.625rem" },
  }),
  prices: css({
    marginTop: "0.875rem",
    lineHeight: 1.2,
    [from.desktop]: { marginTop: "2rem" },
  }),
  price: css({
    marginRight: "0.75rem",
    fontFamily: font.display,
    fontSize: "min(clamp(2.25rem, 1.9rem + 1.1vw, 2.75rem), 11vw)",
    lineHeight: 1.1,
  }),
  terms: css({ color: color.muted, fontSize: size.small }),
  total: css({
    marginTop: "0.25rem",
    fontSize: size.small,
    lineHeight: 1.4,
    a: { display: "inline-block", paddingBlock: "0.125rem" },
  }),
  facts: css({
    marginTop: "1.25rem",
    borderTop: `1px solid ${color.ink}`,
    "& > dl": {
      display: "grid",
      gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))",
      columnGap: "1rem",
      [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
      "@container (min-width: 32rem)": {
        gridTemplateColumns: "repeat(var(--facts), auto)",
        justifyContent: "space-between",
      },
    },
    "& > dl > *": { paddingBlock: "0.75rem 0.5rem" },
    dt: { lineHeight: 1.35 },
    "@container (min-width: 32rem)": { dt: { fontSize: size.label, whiteSpace: "nowrap" } },
    dd: { fontSize: "1.875rem", lineHeight: 1.1 },
  }),
  actions: css({
    marginTop: "1rem",
    "& > a": { width: "100%", [from.tablet]: { width: "auto" } },
  }),
  links: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0 1.25rem",
    marginTop: "0.5rem",
    [from.tablet]: { justifyContent: "start", columnGap: "1.75rem" },
  }),
};
