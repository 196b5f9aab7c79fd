import { useLayoutEffect, useRef } from "react";

/**
 * Reports what a controlled field got before hydration, which React doesn't notice and would
 * replace when it renders again.
 * @returns the field's ref
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onChange: (value: string) => void,
) {
  const field = useRef<Field>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const early = field.current?.value ?? value;
    if (early !== value) onChange(early);
  }, []);
  return field;
}
