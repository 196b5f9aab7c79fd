import type { MouseEvent } from "react";
import { buttonStyles } from "../ui/buttonStyles";
import { SIDE_FORM } from "./SideForm";

interface Props {
  children: string;
}

/** Leads to the side form and puts the cursor in it. */
export function ContactLink({ children }: Props) {
  const focusForm = (event: MouseEvent) => {
    const form = document.getElementById(SIDE_FORM);
    const field = form?.querySelector("input");
    if (!form || !field) return;
    event.preventDefault();
    form.scrollIntoView({ block: "center" });
    field.focus({ preventScroll: true });
  };
  return (
    <a css={buttonStyles.primary} href={`#${SIDE_FORM}`} onClick={focusForm}>
      {children}
    </a>
  );
}
