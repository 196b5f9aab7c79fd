import { css } from "@emotion/react";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { color, motion, radius, size } from "../../styles/tokens";

interface Common {
  name: string;
  label: string;
}

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "name"> {
  name: string;
  label: ReactNode;
}

type InputProps = Common & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = Common & TextareaHTMLAttributes<HTMLTextAreaElement>;
type SelectProps = Common &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly { value: string; label: string }[];
  };

export function Field({ label, ...input }: InputProps) {
  const id = useId();
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <input id={id} css={controlStyle} {...input} />
    </div>
  );
}

export function TextArea({ label, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <textarea id={id} css={controlStyle} rows={4} {...area} />
    </div>
  );
}

export function Select({ label, options, ...select }: SelectProps) {
  const id = useId();
  return (
    <div css={styles.field}>
      <Label id={id} label={label} />
      <select id={id} css={[controlStyle, selectStyle]} {...select}>
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
      <input type="checkbox" css={styles.box} {...input} />
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

/** The look of inputs, text areas and selects. */
export const controlStyle = css({
  width: "100%",
  minWidth: 0,
  minHeight: "3.25rem",
  padding: "0.75rem 0.875rem",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.white,
  transition: `border-color ${motion}`,
  "&:hover": { borderColor: color.ink },
  "&:is(textarea)": { resize: "vertical" },
  "&:user-invalid": { borderColor: color.terracotta },
});

/** An antialiased diagonal of 1.5 px. */
const stroke = (corner: string) =>
  `linear-gradient(to ${corner}, transparent calc(50% - 1.1px), currentColor calc(50% - 0.5px) calc(50% + 0.5px), transparent calc(50% + 1.1px))`;

/** Replaces the browsers' differing chevrons; gradients cost less than an SVG image. */
export const selectStyle = css({
  appearance: "none",
  paddingRight: "2.5rem",
  backgroundImage: `${stroke("top right")}, ${stroke("top left")}`,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "right 1.3125rem center, right 1rem center",
  backgroundSize: "0.3125rem 0.3125rem",
});

const styles = {
  field: css({ display: "grid", gap: "0.375rem", alignContent: "start", minWidth: 0 }),
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
  box: css({ flex: "none", width: "1.5rem", height: "1.5rem", accentColor: color.terracotta }),
};
