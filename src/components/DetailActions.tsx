import { buttonStyles } from "./buttonStyles";
import { ContactLink } from "./ContactLink";

interface Props {
  /** What the way to the form is called. */
  contact: string;
}

/** What a visitor can do with a listing. The three at the end have no work yet and say so. */
export function DetailActions({ contact }: Props) {
  return (
    <>
      <ContactLink>{contact}</ContactLink>
      {["Ver galería", "Compartir", "Descargar dossier"].map((label) => (
        <button key={label} type="button" css={buttonStyles.quiet} disabled>
          {label}
        </button>
      ))}
    </>
  );
}
