import { type RefObject, useCallback, useEffect, useRef } from "react";
import { readStored, store } from "../utils/storage";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All but consent, which is given anew, and what no visitor sees. */
const FIELDS = "input:not([type=checkbox], [type=hidden], [tabindex='-1']), textarea, select";

const isUntouched = (field: Field) =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex === 0
    : field.value === field.defaultValue;

/**
 * Keeps what is typed in a form for the visit, in this tab alone.
 * @param name of the form, unique on its page
 * @returns forgets it
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const key = useRef("");
  useEffect(() => {
    key.current = `draft ${location.pathname} ${name}`;
    const listFields = () => [...(form.current?.querySelectorAll<Field>(FIELDS) ?? [])];
    const typed = readDraft(key.current);
    for (const field of listFields()) {
      const text = typed[field.name];
      if (text !== undefined && isUntouched(field)) field.value = text;
    }
    const save = () => {
      const touched = listFields().filter((field) => !isUntouched(field));
      writeDraft(key.current, Object.fromEntries(touched.map(({ name, value }) => [name, value])));
    };
    // Something may have been typed before the scripts ran.
    save();
    const element = form.current;
    element?.addEventListener("input", save);
    // Links and buttons elsewhere fill in a field and then put the cursor into the form.
    element?.addEventListener("focusin", save);
    return () => {
      element?.removeEventListener("input", save);
      element?.removeEventListener("focusin", save);
    };
  }, [form, name]);
  return useCallback(() => writeDraft(key.current, {}), []);
}

const readDraft = (key: string): Record<string, string> => JSON.parse(readStored(key) ?? "{}");

function writeDraft(key: string, typed: Record<string, string>): void {
  store(key, Object.keys(typed).length > 0 ? JSON.stringify(typed) : null);
}
