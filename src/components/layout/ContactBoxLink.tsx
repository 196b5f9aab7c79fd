import { buttonStyles } from "../../styles/controls";
import { FormLink } from "../forms/FormLink";

/** The id of the contact box on a detail page. */
export const CONTACT_BOX_ID = "contactar";

/** Links to the contact box and focuses its form. */
export function ContactBoxLink({ children }: { children: string }) {
  return (
    <FormLink css={buttonStyles.primary} href={`#${CONTACT_BOX_ID}`}>
      {children}
    </FormLink>
  );
}
