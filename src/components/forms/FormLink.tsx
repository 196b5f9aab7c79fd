import { navigate } from "gatsby";
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useDraft } from "../../hooks/useDraft";

interface LinkedForm {
  /** The form's first field. */
  firstField?: RefObject<HTMLInputElement | null>;
  /** The subject of the link that was pressed last. */
  subject?: string;
  setSubject: (subject?: string) => void;
}

const LinkedFormContext = createContext<LinkedForm>({ setSubject() {} });

export const useLinkedForm = () => useContext(LinkedFormContext);

/** Connects the links of a page with the form that they lead to. */
export function FormLinks({ children }: { children: ReactNode }) {
  const firstField = useRef<HTMLInputElement>(null);
  // Not in the form's own draft, because it gives way to what is typed.
  const { texts, enter, restore } = useDraft("enlace");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => restore(), []);
  const setSubject = (next?: string) => enter("subject", next);
  return (
    <LinkedFormContext value={{ firstField, subject: texts.subject, setSubject }}>
      {children}
    </LinkedFormContext>
  );
}

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The anchor of the element that contains the form: `#contacto`, on detail pages `#contactar`. */
  href: `#${string}`;
  /** What the form's subject is, unless the visitor has typed another. */
  subject?: string;
}

/** Links to a form, sets its subject and focuses its first field. */
export function FormLink({ href, subject, ...rest }: Props) {
  const { firstField, setSubject } = useLinkedForm();
  const openForm = (event: MouseEvent) => {
    // The link is to be opened in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (subject) setSubject(subject);
    const field = firstField?.current;
    if (!field) return;
    // Following the anchor natively would take the focus away again.
    event.preventDefault();
    // A new entry in the session history, so that Back returns to where the link was.
    navigate(window.location.search + href, {
      state: window.history.state,
      replace: window.location.hash === href,
    });
    if (!field.form?.contains(document.activeElement)) field.focus({ preventScroll: true });
  };
  return <a {...rest} href={href} onClick={openForm} />;
}
