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
  useState,
} from "react";
import { readStored, writeStored } from "../../utils/storage";

interface LinkedForm {
  /** The form's first field. */
  firstField?: RefObject<HTMLInputElement | null>;
  /** The subject of the link that was pressed last. */
  subject: string | null;
  setSubject: (subject: string | null) => void;
}

const LinkedFormContext = createContext<LinkedForm>({ subject: null, setSubject() {} });

export const useLinkedForm = () => useContext(LinkedFormContext);

/** Connects the links of a page with the form that they lead to. */
export function FormLinks({ children }: { children: ReactNode }) {
  const firstField = useRef<HTMLInputElement>(null);
  const [subject, setSubject] = useState<string | null>(null);
  // Kept, because a form may be sent after its page was left.
  const key = useRef("");
  useEffect(() => {
    key.current = `subject ${location.pathname}`;
    setSubject(readStored(key.current));
  }, []);
  const keepSubject = (next: string | null) => {
    setSubject(next);
    writeStored(key.current, next);
  };
  return (
    <LinkedFormContext value={{ firstField, subject, setSubject: keepSubject }}>
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
    navigate(href, { state: window.history.state, replace: window.location.hash === href });
    if (!field.form?.contains(document.activeElement)) field.focus({ preventScroll: true });
  };
  return <a {...rest} href={href} onClick={openForm} />;
}
