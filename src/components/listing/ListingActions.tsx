import { withPrefix } from "gatsby";
import { buttonStyles } from "../../styles/controls";
import { createDossierPath } from "../../utils/paths";
import { ContactLink } from "../forms/ContactBox";
import { GalleryButton } from "../media/GalleryButton";
import { ShareButton } from "../ui/ShareButton";

interface Props {
  /** The label of the link to the contact form. */
  contactLabel: string;
  listing: Queries.ListingDetailsFragment;
  /** A caption for pictures that are renderings rather than photographs. */
  caption?: string;
}

/** The buttons below a listing's title. */
export function ListingActions({
  contactLabel,
  listing: { title, path, gallery },
  caption,
}: Props) {
  return (
    <>
      <ContactLink>{contactLabel}</ContactLink>
      <GalleryButton name={`Galería de ${title}`} pictures={gallery} caption={caption}>
        Ver galería
      </GalleryButton>
      <ShareButton title={title} path={path} />
      <a css={buttonStyles.secondary} href={withPrefix(createDossierPath(path, title))} download>
        Descargar dossier
      </a>
    </>
  );
}
