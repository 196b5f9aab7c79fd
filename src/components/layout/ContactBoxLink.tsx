import { buttonStyles } from "../../styles/controls";
import { FormLink } from "../forms/FormLink";

/** The id of the contact box on a detail page. */
export const CONTACT_BOX_ID = "contactar";

interface Props {
  children: string;
  /** Set by `css`, if it is no primary button. */
  className?: string;
}

/** Links to the contact box and focuses its form. */
export function ContactBoxLink({ children, className }: Props) {
  return (
    <FormLink
      css={className ? undefined : buttonStyles.primary}
      className={className}
      href={`#${CONTACT_BOX_ID}`}
    >
      {children}
    </FormLink>
  );
}
