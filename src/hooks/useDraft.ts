import { type RefObject, useEffect } from "react";
import { readStored, writeStored } from "../utils/storage";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All fields except consent, which must be given anew, and those that no visitor sees. */
const FIELDS = "input:not([type=checkbox], [type=hidden], [tabindex='-1']), textarea, select";

const isUntouched = (field: Field) =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex === 0
    : field.value === field.defaultValue;

/**
 * Keeps what is typed into a form in this tab's session storage until the form is reset.
 * @param name the form's name, unique on its page
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const key = `draft ${location.pathname} ${name}`;
    const listFields = () => [...element.querySelectorAll<Field>(FIELDS)];
    const typed: Record<string, string> = JSON.parse(readStored(key) || "{}");
    for (const field of listFields()) {
      const text = typed[field.name];
      if (text !== undefined && isUntouched(field)) field.value = text;
    }
    const save = () => {
      const touched = listFields().filter((field) => !isUntouched(field));
      const entries = touched.map(({ name, value }) => [name, value]);
      writeStored(key, entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : null);
    };
    const forget = () => writeStored(key, null);
    element.addEventListener("input", save);
    // Links and buttons elsewhere fill in a field and then focus the form.
    element.addEventListener("focusin", save);
    // Not removed on unmount, because the answer and the reset may come later.
    element.addEventListener("reset", forget);
    return () => {
      element.removeEventListener("input", save);
      element.removeEventListener("focusin", save);
    };
  }, [form, name]);
}
