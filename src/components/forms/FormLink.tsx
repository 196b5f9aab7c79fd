import { navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The anchor of an element that contains a form: `#contacto`, on detail pages `#contactar`. */
  href: `#${string}`;
  /** The subject to prefill. */
  subject?: string;
}

/** Links to a form, prefills its subject and focuses its first field. */
export function FormLink({ href, subject, ...rest }: Props) {
  const openForm = (event: MouseEvent) => {
    // The link is to be opened in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = document.getElementById(href.slice(1));
    const form = target?.querySelector("form");
    const first = form?.querySelector<HTMLElement>("input:not([type=hidden], [tabindex='-1'])");
    if (!target || !form || !first) return;
    // Following the anchor natively would take the focus away again.
    event.preventDefault();
    const field = form.elements.namedItem("subject");
    if (subject && field instanceof HTMLInputElement) field.value = subject;
    // A new entry in the session history, so that Back returns to where the link was.
    if (window.location.hash === href) target.scrollIntoView();
    else navigate(href, { state: window.history.state });
    if (!form.contains(document.activeElement)) first.focus({ preventScroll: true });
  };
  return <a {...rest} href={href} onClick={openForm} />;
}
