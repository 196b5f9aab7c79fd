import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { buttonStyles } from "../../styles/controls";
import { minWidth } from "../../styles/mediaQueries";
import { color, space } from "../../styles/tokens";
import { createPhoneUrl, createWhatsappUrl } from "../../urls/contactUrls";
import { ContactBoxLink } from "./ContactBoxLink";

interface Props {
  contact: Queries.ContactBoxDetailsFragment;
  /** The first message of a chat. */
  message: string;
  /** The link to a form; by default to that of the page. */
  children?: ReactNode;
}

/**
 * The ways to contact us, at the bottom of a phone's window. Sticky at the end of the page's text,
 * so it shows along with the text and covers neither the heading nor the form nor the footer.
 */
export function ContactBar({ contact, message, children }: Props) {
  const { phone, whatsapp } = contact;
  return (
    <div css={styles.root} data-screen-only>
      <a css={buttonStyles.secondary} href={createPhoneUrl(phone)}>
        Llamar
      </a>
      {whatsapp && (
        <a
          css={buttonStyles.secondary}
          href={createWhatsappUrl(whatsapp, message)}
          rel="noreferrer"
        >
          WhatsApp
        </a>
      )}
      {children ?? <ContactBoxLink>Contactar</ContactBoxLink>}
    </div>
  );
}

/** Narrow windows that are still tall enough to leave room for the text. */
const NARROW = `@media (min-width: 20em) and (min-height: 30em) and (not ${minWidth.desktop})`;

const styles = {
  root: css({
    display: "none",
    [NARROW]: {
      position: "sticky",
      bottom: 0,
      // Below the row of links, under which it scrolls away.
      zIndex: 3,
      display: "flex",
      flexWrap: "wrap",
      gap: "0.5rem",
      padding: `0.5rem ${space.gutter}`,
      borderTop: `1px solid ${color.rule}`,
      background: color.white,
      a: {
        flex: "1 1 0",
        minHeight: "2.75rem",
        paddingInline: "0.5rem",
        overflowWrap: "normal",
      },
    },
  }),
};
