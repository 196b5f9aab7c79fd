import { css } from "@emotion/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useDraftText } from "../../hooks/useDraft";
import { controlStyle, selectStyle } from "../../styles/controls";
import { color, size } from "../../styles/tokens";

interface InputProps extends ComponentProps<"input"> {
  name: string;
  label: string;
  /** What it contains until something is typed. */
  defaultValue?: string;
  hint?: string;
}
type TextAreaProps = ComponentProps<"textarea"> & { name: string; label: string };
type CheckboxProps = ComponentProps<"input"> & { name: string; label: ReactNode };
type SelectProps = ComponentProps<"select"> & {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

export function Field(props: InputProps) {
  const { label, defaultValue, hint, "aria-describedby": described, ...input } = props;
  const id = useId();
  const hintId = useId();
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <input
        id={id}
        css={controlStyle}
        {...useDraftText(input.name, defaultValue)}
        {...input}
        aria-describedby={[hint && hintId, described].filter(Boolean).join(" ") || undefined}
      />
      {hint && (
        <p id={hintId} css={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** An e-mail field with the matching keyboard and autofill. */
export function EmailField(input: Partial<InputProps>) {
  return (
    <Field name="email" label="Correo electrónico" type="email" autoComplete="email" {...input} />
  );
}

/** A telephone field with the matching keyboard and autofill. */
export function PhoneField(input: Partial<InputProps>) {
  return <Field name="phone" label="Teléfono" type="tel" autoComplete="tel" {...input} />;
}

export function TextArea({ label, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <textarea id={id} css={controlStyle} rows={4} {...useDraftText(area.name)} {...area} />
    </div>
  );
}

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

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label css={styles.check}>
      {/* Otherwise some browsers announce it as invalid before it has been touched. */}
      <input type="checkbox" aria-invalid={false} css={styles.box} {...input} />
      <span>{label}</span>
    </label>
  );
}

function Label({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} css={styles.label}>
      {label}
    </label>
  );
}

/** Marks an error by more than colour; screen readers get the state from the field itself. */
const errorMark = css({
  // Older browsers don't support empty alternative text.
  content: ['"!"', '"!" / ""'],
  display: "inline-block",
  flex: "none",
  width: "1.25em",
  marginLeft: "0.5em",
  borderRadius: "50%",
  background: color.accent,
  color: color.white,
  fontSize: "0.8125rem",
  fontWeight: 700,
  lineHeight: "1.25em",
  textAlign: "center",
});

const styles = {
  field: css({
    display: "grid",
    gap: "0.375rem",
    alignContent: "start",
    minWidth: 0,
    "&:has(:user-invalid, [aria-invalid='true']) > label::after": errorMark,
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
    "&:has(:user-invalid)::after": errorMark,
  }),
  box: css({
    flex: "none",
    width: "1.5rem",
    height: "1.5rem",
    accentColor: color.accent,
    scrollMarginBlock: "7rem 2rem",
  }),
};
