import { type FocusEvent, type FormEvent, useState } from "react";
import { useFormSettings } from "../../hooks/useFormSettings";
import { EmailField, Field, PhoneField, Select, TextArea } from "../forms/Field";
import { Form } from "../forms/Form";
import { alertStyle, fieldRow } from "../forms/formStyles";
import { PrivacyNote } from "../forms/PrivacyNote";

const ALERT = "contactar-falta";

/** Neither is required. */
const REPLY_NOTE = "Déjanos un correo o un teléfono";

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

const lacksContact = (form: HTMLFormElement | null) => {
  const fields = new FormData(form ?? undefined);
  return !["email", "phone"].some((name) => String(fields.get(name)).trim());
};

/** The form of a detail page. None of its fields is required. */
export function DetailContactForm({ label, subject, contact, visit, compact }: Props) {
  const { endpoint } = useFormSettings();
  // Without a phone number or an e-mail address nobody could reply.
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
    <Form
      name="ficha"
      label={label}
      submit="Enviar"
      contact={contact}
      compact={compact}
      note={isReplyMissing ? undefined : `${REPLY_NOTE}.`}
      check={endpoint ? check : undefined}
    >
      <div css={fieldRow}>
        <Field name="name" label="Nombre" autoComplete="name" />
        <PhoneField {...reply} />
      </div>
      {isReplyMissing && (
        <p id={ALERT} role="alert" css={alertStyle}>
          {`${REPLY_NOTE} para que podamos contestarte.`}
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
      <TextArea name="message" label="Mensaje" rows={compact ? 2 : 4} />
      <PrivacyNote />
    </Form>
  );
}
