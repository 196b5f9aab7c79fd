import { navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { getPath } from "../../utils/backLink";

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The anchor of an element with a form in it: `#contacto`, on detail pages `#contactar`. */
  href: `#${string}`;
  /** The subject that the form is filled in with. */
  subject?: string;
}

/** Leads to a form, fills in its subject and puts the cursor into its first field. */
export function FormLink({ href, subject, ...rest }: Props) {
  const openForm = (event: MouseEvent) => {
    // For a tab or a window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = document.getElementById(href.slice(1));
    const form = target?.querySelector("form");
    const first = form?.querySelector<HTMLElement>("input:not([type=hidden], [tabindex='-1'])");
    if (!target || !form || !first) return;
    // The browser would take the focus back when it goes to the anchor.
    event.preventDefault();
    const field = form.elements.namedItem("subject");
    if (subject && field instanceof HTMLInputElement) field.value = subject;
    // The loader repeats a press that came before the scripts; the visitor may have gone on since.
    if (event.isTrusted) {
      // An entry of its own, so that Back returns to the place of the link.
      if (window.location.hash === href) target.scrollIntoView();
      else navigate(getPath(window.location) + window.location.search + href);
    }
    if (!form.contains(document.activeElement)) first.focus({ preventScroll: true });
  };
  return <a {...rest} href={href} data-form="" onClick={openForm} />;
}
