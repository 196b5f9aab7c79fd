import { css } from "@emotion/react";
import { color, size } from "../../styles/tokens";
import { controlStyle, selectStyle } from "../forms/Field";
import type { FilterChoiceProps } from "./FilterChips";

/** A filter whose choices unfold; what is chosen says what it is about. */
export function FilterSelect({ name, label, any, choices, value, onChoose }: FilterChoiceProps) {
  return (
    <select
      name={name}
      css={[controlStyle, selectStyle, style]}
      aria-label={label}
      data-chosen={value ? "" : undefined}
      value={value}
      onChange={(event) => onChoose(name, event.target.value)}
    >
      {[{ value: "", label: any }, ...choices].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const style = css({
  flex: "1 1 10rem",
  width: "auto",
  maxWidth: "19rem",
  minHeight: "2.75rem",
  paddingBlock: "0.375rem",
  backgroundColor: "transparent",
  fontSize: size.label,
  fontWeight: 500,
  textOverflow: "ellipsis",
  "&[data-chosen]": { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
});
