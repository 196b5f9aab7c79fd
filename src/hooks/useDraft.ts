import { createContext, useContext, useRef, useState } from "react";
import { readStored, writeStored } from "../utils/sessionStorage";

/** The texts of fields, by their names. */
type Texts = Record<string, string | undefined>;

export interface Draft {
  /** The form's name. */
  name: string;
  /** What was entered; a field that is missing shows its default. */
  texts: Texts;
  /** Changes the text of a field; `undefined` restores its default. */
  enter: (field: string, text: string | undefined) => void;
  /** Reads what is stored; what was typed before hydration takes precedence. */
  restore: (typed?: Texts) => void;
  clear: () => void;
}

/**
 * What is typed into a form, kept in this tab's session storage until the form is sent.
 * @param name the form's name, unique on its page
 */
export function useDraft(name: string): Draft {
  const [texts, setTexts] = useState<Texts>({});
  // Kept, because a form may be sent after its page was left.
  const key = useRef("");
  const keep = (next: Texts) => {
    setTexts(next);
    const text = JSON.stringify(next);
    writeStored(key.current, text === "{}" ? null : text);
  };
  return {
    name,
    texts,
    enter: (field, text) => keep({ ...texts, [field]: text }),
    restore: (typed) => {
      key.current = `draft ${location.pathname} ${name}`;
      const restored = { ...JSON.parse(readStored(key.current) || "{}"), ...typed };
      if (Object.keys(restored).length > 0) keep(restored);
    },
    clear: () => keep({}),
  };
}

/** The draft of the form that contains a field. */
export const DraftContext = createContext<Pick<Draft, "texts" | "enter">>({
  texts: {},
  enter() {},
});

/** The value of a field, which is its default until something else is entered. */
export function useDraftText(field: string, defaultText = "") {
  const { texts, enter } = useContext(DraftContext);
  return {
    value: texts[field] ?? defaultText,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      enter(field, value === defaultText ? undefined : value),
  };
}
