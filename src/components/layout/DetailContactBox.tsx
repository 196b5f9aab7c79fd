import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { linkStyles } from "../../styles/links";
import { color, size, tableOfContents } from "../../styles/tokens";
import { createEmailUrl, createPhoneUrl, createWhatsappUrl } from "../../urls/contactUrls";
import { COMPACT_PADDING } from "../forms/formStyles";
import { CONTACT_BOX_ID } from "./ContactBoxLink";
import { DetailContactForm } from "./DetailContactForm";

export interface DetailContactBoxProps {
  title: string;
  text: string;
  /** The subject to prefill. */
  subject: string;
  /** The first message of a chat. */
  message: string;
  contact: Queries.ContactBoxDetailsFragment;
  /** Whether to ask for a day and a part of the day. */
  visit?: boolean;
}

/** The contact box of a detail page. */
export function DetailContactBox(props: DetailContactBoxProps) {
  const { title, text, subject, message, contact, visit } = props;
  return (
    <section id={CONTACT_BOX_ID} css={styles.root} aria-labelledby="titulo-contactar">
      <div css={styles.head}>
        <h2 id="titulo-contactar" css={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <p css={styles.links}>
          <a css={linkStyles.underlined} href={createPhoneUrl(contact.phone)}>
            {contact.phone}
          </a>
          {contact.whatsapp && (
            <a
              css={linkStyles.underlined}
              href={createWhatsappUrl(contact.whatsapp, message)}
              rel="noreferrer"
            >
              WhatsApp
            </a>
          )}
          <a css={linkStyles.underlined} href={createEmailUrl(contact.email, subject)}>
            {contact.email}
          </a>
        </p>
      </div>
      <DetailContactForm {...{ subject, contact, visit }} label={title} compact />
    </section>
  );
}

export const query = graphql`
  fragment ContactBoxDetails on DetailContactDetails {
    phone
    email
    whatsapp
    replyTime
  }
`;

const styles = {
  root: css({
    background: color.white,
    border: `1px solid ${color.rule}`,
    scrollMarginTop: "1.5rem",
    // Focusing its form scrolls to it without making it the target of the page's address.
    [`#${tableOfContents.id} ~ * &`]: {
      scrollMarginTop: `calc(${tableOfContents.height} + 1.5rem)`,
    },
  }),
  head: css({
    padding: `1.75rem ${COMPACT_PADDING} 0`,
    fontSize: size.small,
    p: { color: color.muted },
    a: { color: color.ink },
  }),
  title: css({ marginBottom: "0.5rem", fontSize: size.heading, lineHeight: 1.1 }),
  links: css({ display: "flex", flexWrap: "wrap", columnGap: "1.5rem", marginTop: "0.5rem" }),
};
