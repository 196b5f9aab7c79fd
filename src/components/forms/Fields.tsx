import { css } from "@emotion/react";
import { type ComponentProps, type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { useDraftText } from "../../hooks/useDraft";
import { useFieldValidity } from "../../hooks/useFieldValidity";
import { controlStyle, selectStyle } from "../../styles/controls";
import { color, size } from "../../styles/tokens";
import { fieldErrorStyle } from "./formStyles";

/** What a field that is required, or has a format, says below it when it can't be sent. */
interface WithError {
  error?: string;
}
interface InputProps extends ComponentProps<"input">, WithError {
  name: string;
  label: string;
  /** What it contains until something is typed. */
  defaultValue?: string;
  hint?: string;
}
type TextAreaProps = ComponentPropsWithoutRef<"textarea"> &
  WithError & { name: string; label: string };
type CheckboxProps = ComponentProps<"input"> & WithError & { name: string; label: ReactNode };
type SelectProps = ComponentProps<"select"> & {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

const REQUIRED = "Rellena este campo.";

export function Field(props: InputProps) {
  const { label, defaultValue, hint, error = REQUIRED, ...input } = props;
  const id = useId();
  const draftText = useDraftText(input.name, defaultValue);
  const [isInvalid, check] = useFieldValidity(draftText.value);
  const descriptions = [
    hint && `${id}-hint`,
    input["aria-describedby"],
    isInvalid && `${id}-error`,
  ].filter(Boolean);
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <input
        id={id}
        css={controlStyle}
        // Spaces alone say nothing.
        pattern={input.required ? ".*\\S.*" : undefined}
        {...draftText}
        {...input}
        aria-invalid={isInvalid || input["aria-invalid"] || false}
        aria-describedby={descriptions.join(" ") || undefined}
        onInvalid={check}
        onInput={check}
        onBlur={check}
      />
      {hint && (
        <p id={`${id}-hint`} css={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} isInvalid={isInvalid} error={error} />
    </div>
  );
}

/** An e-mail field with the matching keyboard and autofill. */
export function EmailField(input: Partial<InputProps>) {
  return (
    <Field
      name="email"
      label="Correo electrónico"
      type="email"
      autoComplete="email"
      error="Escribe un correo completo, como ana@correo.example."
      {...input}
    />
  );
}

/** A telephone field with the matching keyboard and autofill. */
export function PhoneField(input: Partial<InputProps>) {
  return (
    <Field
      name="phone"
      label="Teléfono"
      type="tel"
      autoComplete="tel"
      error="Escribe tu teléfono."
      {...input}
    />
  );
}

export function TextArea({ label, error = REQUIRED, ...area }: TextAreaProps) {
  const id = useId();
  const draftText = useDraftText(area.name);
  const [isInvalid, check] = useFieldValidity(draftText.value);
  // Spaces alone say nothing, and a text area has no pattern.
  const setValidity = (element: HTMLTextAreaElement | null) =>
    element?.setCustomValidity(area.required && element.value.trim() === "" ? error : "");
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <textarea
        id={id}
        css={controlStyle}
        rows={4}
        {...draftText}
        {...area}
        ref={setValidity}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? `${id}-error` : undefined}
        onInvalid={check}
        onInput={(event) => {
          setValidity(event.currentTarget);
          check(event);
        }}
        onBlur={check}
      />
      <FieldError id={id} isInvalid={isInvalid} error={error} />
    </div>
  );
}

/** Always valid, as one of its options is chosen. */
export function Select({ label, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <select
        id={id}
        css={[controlStyle, selectStyle]}
        {...useDraftText(select.name, options[0]?.value)}
        {...select}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Checkbox({ label, error = REQUIRED, ...input }: CheckboxProps) {
  const id = useId();
  const [isInvalid, check] = useFieldValidity();
  return (
    <div>
      <label css={styles.check}>
        <input
          type="checkbox"
          css={styles.box}
          {...input}
          // Otherwise some browsers announce it as invalid before it has been touched.
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onInvalid={check}
          onInput={check}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} isInvalid={isInvalid} error={error} />
    </div>
  );
}

interface FieldErrorProps {
  /** The field's. */
  id: string;
  isInvalid: boolean;
  error: string;
}

function FieldError({ id, isInvalid, error }: FieldErrorProps) {
  if (!isInvalid) return null;
  return (
    <p id={`${id}-error`} css={fieldErrorStyle}>
      {error}
    </p>
  );
}

function Label({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} css={styles.label}>
      {label}
    </label>
  );
}

const styles = {
  field: css({
    display: "grid",
    gap: "0.375rem",
    alignContent: "start",
    minWidth: 0,
  }),
  hint: css({ color: color.muted, fontSize: size.tiny }),
  label: css({ fontSize: size.label, fontWeight: 500 }),
  check: css({
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    minHeight: "2.75rem",
    fontSize: size.small,
    lineHeight: 1.4,
    cursor: "pointer",
  }),
  box: css({
    flex: "none",
    width: "1.5rem",
    height: "1.5rem",
    accentColor: color.accent,
    scrollMarginBlock: "7rem 4rem",
    "&[aria-invalid='true']": { boxShadow: `0 0 0 2px ${color.error}` },
  }),
};
