import { type SyntheticEvent, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether to mark a field as invalid: once it kept its form from being sent, or was left with a
 * wrong text, until it is corrected.
 * @param text its text, unless it is a checkbox
 */
export function useFieldValidity(text?: string) {
  const [isInvalid, setInvalid] = useState(false);
  const [checkedText, setCheckedText] = useState(text);
  // A text that was not typed, such as that of a link to the form, is not the one that was wrong.
  if (text !== checkedText) {
    setCheckedText(text);
    setInvalid(false);
  }
  const check = ({ type, currentTarget: { validity, value } }: SyntheticEvent<Control>) => {
    const isTold = type === "invalid" || (type === "blur" && value !== "");
    const { valid } = validity;
    if (text !== undefined) setCheckedText(value);
    setInvalid((was) => !valid && (was || isTold));
  };
  return [isInvalid, check] as const;
}
