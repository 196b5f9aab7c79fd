import { withPrefix } from "gatsby";
import { ContactLink } from "../forms/ContactLink";
import { GalleryButton } from "../media/GalleryButton";
import { buttonStyles } from "../ui/buttonStyles";
import { ShareButton } from "../ui/ShareButton";

interface Props {
  /** What the way to the form is called. */
  contact: string;
  title: string;
  /** The path of the page. */
  path: string;
  /** The path of the PDF. */
  dossier: string;
  pictures: readonly Queries.GallerySlideFragment[];
}

/** What a visitor can do with a listing. */
export function DetailActions({ contact, title, path, dossier, pictures }: Props) {
  return (
    <>
      <ContactLink>{contact}</ContactLink>
      <GalleryButton name={`Galería de ${title}`} pictures={pictures}>
        Ver galería
      </GalleryButton>
      <ShareButton title={title} path={path} />
      <a css={buttonStyles.quiet} href={withPrefix(dossier)} download>
        Descargar dossier
      </a>
    </>
  );
}
