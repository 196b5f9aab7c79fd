import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { type FocusEvent, useRef, useState } from "react";
import { useDraft } from "../../hooks/useDraft";
import { useFormSettings } from "../../hooks/useFormSettings";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import { color, size } from "../../styles/tokens";
import { createPhoneUrl, createWhatsappUrl } from "../../urls/contactUrls";
import { EmailField, Field, PhoneField, Select, TextArea } from "../forms/Field";
import { Form } from "../forms/Form";
import { FormLink, useLinkedForm } from "../forms/FormLink";
import { alertStyle, COMPACT_PADDING, fieldRow } from "../forms/formStyles";
import { PrivacyNote } from "../forms/PrivacyNote";

/** The id of the contact box on a detail page. */
export const CONTACT_BOX_ID = "contactar";
const ALERT = "contactar-falta";

/** Neither is required. */
const REPLY_NOTE = "Déjanos un correo o un teléfono";

export interface DetailContactBoxProps {
  title: string;
  text: string;
  /** The subject to prefill. */
  subject: string;
  contact: Queries.ContactBoxDetailsFragment;
  /** Whether to ask for a day and a part of the day. */
  visit?: boolean;
}

const partsOfDay = [
  { value: "", label: "Me da igual" },
  { value: "morning", label: "Por la mañana" },
  { value: "afternoon", label: "Por la tarde" },
];

/** Set on focus, because a static page would keep the date on which it was built. */
const setEarliestDay = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
  currentTarget.min = new Date().toLocaleDateString("sv");
};

/** The contact box of a detail page. None of its form's fields is required. */
export function DetailContactBox({ title, text, subject, contact, visit }: DetailContactBoxProps) {
  const { endpoint } = useFormSettings();
  const draft = useDraft("ficha");
  const linked = useLinkedForm();
  // Without a phone number or an e-mail address nobody could reply.
  const lacksContact = !["email", "phone"].some((name) => draft.texts[name]?.trim());
  const [isChecked, setChecked] = useState(false);
  const isReplyMissing = isChecked && lacksContact;
  const emailField = useRef<HTMLInputElement>(null);
  const check = () => {
    setChecked(lacksContact);
    if (lacksContact) emailField.current?.focus();
    return !lacksContact;
  };
  const reply = {
    "aria-invalid": isReplyMissing || undefined,
    "aria-describedby": isReplyMissing ? ALERT : undefined,
  };
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
        draft={draft}
        label={title}
        submit="Enviar"
        contact={contact}
        compact
        note={isReplyMissing ? undefined : `${REPLY_NOTE}.`}
        check={endpoint ? check : undefined}
        onSent={() => linked.setSubject()}
      >
        <div css={fieldRow}>
          <Field ref={linked.firstField} name="name" label="Nombre" autoComplete="name" />
          <PhoneField {...reply} />
        </div>
        {isReplyMissing && (
          <p id={ALERT} role="alert" css={alertStyle}>
            {`${REPLY_NOTE} para que podamos contestarte.`}
          </p>
        )}
        <EmailField ref={emailField} {...reply} />
        {visit && (
          <div css={fieldRow}>
            <Field name="day" label="Día" type="date" onFocus={setEarliestDay} />
            <Select name="partOfDay" label="Franja horaria" options={partsOfDay} />
          </div>
        )}
        <Field name="subject" label="Asunto" defaultValue={linked.subject || subject} />
        <TextArea name="message" label="Mensaje" rows={2} />
        <PrivacyNote />
      </Form>
    </section>
  );
}

/** Links to the contact box and focuses its form. */
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

const styles = {
  root: css({
    background: color.white,
    border: `1px solid ${color.rule}`,
    // The same distance below the header as when it is sticky (DetailPage.tsx).
    scrollMarginTop: "1.5rem",
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
