import { css } from "@emotion/react";
import { type FocusEvent, useRef, useState } from "react";
import { useDraft } from "../../hooks/useDraft";
import { useFormSettings } from "../../hooks/useFormSettings";
import { color, size } from "../../styles/tokens";
import { EmailField, Field, PhoneField, Select, TextArea } from "../forms/Fields";
import { Form } from "../forms/Form";
import { useLinkedForm } from "../forms/FormLink";
import { alertStyle, fieldRow, wideFieldRow } from "../forms/formStyles";
import { PrivacyNote } from "../forms/PrivacyNote";

const ALERT = "contactar-falta";

/** Neither is required. */
const REPLY_NOTE = "Déjanos tu correo o tu teléfono";

const noteStyle = css({ color: color.muted, fontSize: size.small });

interface Props {
  /** The form's accessible name. */
  label: string;
  /** The subject to prefill. */
  subject: string;
  contact: Queries.ContactBoxDetailsFragment;
  /** Whether to ask for a day and a part of the day. */
  visit?: boolean;
  compact?: boolean;
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

/** The form of a detail page. None of its fields is required. */
export function DetailContactForm({ label, subject, contact, visit, compact }: Props) {
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
    <Form
      draft={draft}
      label={label}
      submit="Enviar"
      contact={contact}
      compact={compact}
      check={endpoint ? check : undefined}
      onSent={() => linked.setSubject()}
    >
      {!isReplyMissing && (
        <p css={noteStyle} data-script-only={!endpoint || undefined}>{`${REPLY_NOTE}.`}</p>
      )}
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
        <div css={wideFieldRow}>
          <Field
            name="day"
            label="Día"
            type="date"
            onFocus={setEarliestDay}
            error="Elige un día a partir de hoy."
          />
          <Select name="partOfDay" label="Franja horaria" options={partsOfDay} />
        </div>
      )}
      <Field name="subject" label="Asunto" defaultValue={linked.subject || subject} />
      <TextArea name="message" label="Mensaje" rows={compact ? 2 : 3} />
      <PrivacyNote />
    </Form>
  );
}
