import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { color, print, size } from "../../styles/tokens";
import { createPhoneLink, createWhatsappLink } from "../../utils/format";
import { createGreeting } from "../../utils/listing";
import { buttonStyles, linkStyles } from "../ui/linkStyles";
import { Field, TextArea } from "./Field";
import { Form } from "./Form";

/** The anchor of the form on a detail page. */
const SIDE_FORM = "contactar";

interface Props {
  title: string;
  text: string;
  /** The prefilled subject. */
  subject: string;
  contact: Queries.SideFormContactFragment;
}

/** The contact box of a detail page, with a form in which nothing is required. */
export function SideForm({ title, text, subject, contact }: Props) {
  return (
    <section css={styles.root} aria-labelledby="contactar-titulo">
      <div css={styles.head}>
        <h2 id="contactar-titulo" css={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
        <p css={styles.links}>
          <a css={linkStyles.underlined} href={createPhoneLink(contact.phone)}>
            {contact.phone}
          </a>
          {contact.whatsapp && (
            <a
              css={linkStyles.underlined}
              href={createWhatsappLink(contact.whatsapp, createGreeting(subject))}
              rel="noreferrer"
            >
              WhatsApp
            </a>
          )}
          <a
            css={linkStyles.underlined}
            href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}
          >
            {contact.email}
          </a>
        </p>
      </div>
      <Form id={SIDE_FORM} label={title} submit="Enviar" contact={contact}>
        <Field name="name" label="Nombre" autoComplete="name" />
        <Field name="email" label="Correo electrónico" type="email" autoComplete="email" />
        <Field name="phone" label="Teléfono" type="tel" autoComplete="tel" />
        <Field name="subject" label="Asunto" defaultValue={subject} />
        <TextArea name="message" label="Mensaje" rows={3} />
      </Form>
    </section>
  );
}

/** Leads to the form and puts the cursor in it. */
export function ContactLink({ children }: { children: string }) {
  const focusForm = (event: MouseEvent) => {
    const form = document.getElementById(SIDE_FORM);
    const field = form?.querySelector("input");
    if (!form || !field) return;
    event.preventDefault();
    form.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  };
  return (
    <a css={buttonStyles.primary} href={`#${SIDE_FORM}`} onClick={focusForm}>
      {children}
    </a>
  );
}

export const query = graphql`
  fragment SideFormContact on ContactDetails {
    phone
    email
    whatsapp
  }
`;

const styles = {
  root: css({
    background: color.white,
    border: `1px solid ${color.stone}`,
    "form button": { marginTop: 0 },
    "& > div:last-of-type": { paddingTop: "1.25rem" },
    [print]: { border: 0, borderTop: `1px solid ${color.ink}`, breakInside: "avoid" },
  }),
  head: css({
    padding: "clamp(1.5rem, 3.4vw, 2.25rem) clamp(1.5rem, 3.4vw, 3rem) 0",
    fontSize: size.small,
    p: { color: color.muted },
    a: { color: color.ink },
    [print]: { padding: "0.75rem 0 0" },
  }),
  title: css({ marginBottom: "0.5rem", fontSize: size.heading, lineHeight: 1.1 }),
  links: css({ display: "flex", flexWrap: "wrap", columnGap: "1.5rem", marginTop: "0.5rem" }),
};
