import { type SyntheticEvent, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether to mark a field as invalid: once it kept its form from being sent, or was left with a
 * wrong text, until it is corrected.
 */
export function useFieldValidity() {
  const [isInvalid, setInvalid] = useState(false);
  const check = ({ type, currentTarget: { validity, value } }: SyntheticEvent<Control>) => {
    const isTold = type === "invalid" || (type === "blur" && value !== "");
    const { valid } = validity;
    setInvalid((was) => !valid && (was || isTold));
  };
  return [isInvalid, check] as const;
}
