import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FocusEvent, type FormEvent, useState } from "react";
import { useFormSettings } from "../../hooks/useFormSettings";
import { buttonStyles, linkStyles } from "../../styles/controls";
import { color, print, size } from "../../styles/tokens";
import { createPhoneUrl, createWhatsappUrl } from "../../utils/format";
import { EmailField, Field, PhoneField, Select, TextArea } from "./Field";
import { alertStyle, Form, fieldRow } from "./Form";
import { FormLink } from "./FormLink";
import { PrivacyNote } from "./PrivacyNote";

/** The id of the contact box on a detail page. */
export const CONTACT_BOX_ID = "contactar";
const ALERT = "contactar-falta";

export interface ContactBoxProps {
  title: string;
  text: string;
  /** The prefilled subject. */
  subject: string;
  contact: Queries.ContactBoxDetailsFragment;
  /** Asks for a day and a part of it. */
  visit?: boolean;
}

const partsOfDay = [
  { value: "", label: "Me da igual" },
  { value: "morning", label: "Por la mañana" },
  { value: "afternoon", label: "Por la tarde" },
];

/** A built page must not hold the day on which it was built. */
const setEarliestDay = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
  currentTarget.min = new Date().toLocaleDateString("sv");
};

const lacksContact = (form: HTMLFormElement | null) => {
  const fields = new FormData(form ?? undefined);
  return !["email", "phone"].some((name) => String(fields.get(name)).trim());
};

/** The contact box of a detail page, with a form in which no field is required. */
export function ContactBox({ title, text, subject, contact, visit }: ContactBoxProps) {
  const { endpoint } = useFormSettings();
  // Nobody could answer without a telephone or an address.
  const [isReplyMissing, setReplyMissing] = useState(false);
  const check = (form: HTMLFormElement) => {
    const isMissing = lacksContact(form);
    setReplyMissing(isMissing);
    if (isMissing) (form.elements.namedItem("email") as HTMLInputElement).focus();
    return !isMissing;
  };
  const reply = {
    "aria-invalid": isReplyMissing || undefined,
    "aria-describedby": isReplyMissing ? ALERT : undefined,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      if (isReplyMissing) setReplyMissing(lacksContact(event.currentTarget.form));
    },
  };
  return (
    <section id={CONTACT_BOX_ID} css={styles.root} aria-labelledby="contactar-titulo">
      <div css={styles.head}>
        <h2 id="contactar-titulo" css={styles.title}>
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
              href={createWhatsappUrl(contact.whatsapp, subject)}
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
      <Form
        name="ficha"
        label={title}
        submit="Enviar"
        contact={contact}
        check={endpoint ? check : undefined}
      >
        <div css={fieldRow}>
          <Field name="name" label="Nombre" autoComplete="name" />
          <PhoneField {...reply} />
        </div>
        {isReplyMissing && (
          <p id={ALERT} role="alert" css={alertStyle}>
            Déjanos un correo o un teléfono para que podamos contestarte.
          </p>
        )}
        <EmailField {...reply} />
        {visit && (
          <div css={fieldRow}>
            <Field name="day" label="Día" type="date" onFocus={setEarliestDay} />
            <Select name="partOfDay" label="Franja horaria" options={partsOfDay} />
          </div>
        )}
        <Field name="subject" label="Asunto" defaultValue={subject} />
        <TextArea name="message" label="Mensaje" rows={2} />
        <PrivacyNote />
      </Form>
    </section>
  );
}

/** Leads to the contact box and puts the cursor into its form. */
export function ContactLink({ children }: { children: string }) {
  return (
    <FormLink css={buttonStyles.primary} href={`#${CONTACT_BOX_ID}`}>
      {children}
    </FormLink>
  );
}

export const query = graphql`
  fragment ContactBoxDetails on ContactDetails {
    phone
    email
    whatsapp
  }
`;

const PADDING = "clamp(1.5rem, 2.4vw, 2.25rem)";

const styles = {
  root: css({
    background: color.white,
    border: `1px solid ${color.stone}`,
    // As far under the header as where it stays in view (DetailPage.tsx).
    scrollMarginTop: "1.5rem",
    // Little taller than a laptop's window.
    form: { gap: "1rem" },
    "form button": { marginTop: 0 },
    "& > div:last-of-type": { padding: `1rem ${PADDING} 1.75rem` },
    [print]: { border: 0, borderTop: `1px solid ${color.ink}`, breakInside: "avoid" },
  }),
  head: css({
    padding: `1.75rem ${PADDING} 0`,
    fontSize: size.small,
    p: { color: color.muted },
    a: { color: color.ink },
    [print]: { padding: "0.75rem 0 0" },
  }),
  title: css({ marginBottom: "0.5rem", fontSize: size.heading, lineHeight: 1.1 }),
  links: css({ display: "flex", flexWrap: "wrap", columnGap: "1.5rem", marginTop: "0.5rem" }),
};
