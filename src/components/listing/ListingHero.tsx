import type { ReactNode } from "react";
import { useLightbox } from "../../hooks/useLightbox";
import { useSlides } from "../../hooks/useSlides";
import { buttonStyles } from "../../styles/controls";
import { linkStyles } from "../../styles/links";
import type { Fact } from "../../texts/listingFacts";
import { RENDERING_CAPTION } from "../../texts/renderings";
import { ContactBoxLink } from "../layout/ContactBoxLink";
import { DetailHero } from "../layout/DetailPage";
import { Gallery } from "../media/Gallery";
import { LightboxButton } from "../media/LightboxButton";
import { Icon } from "../ui/Icon";
import { ShareButton } from "../ui/ShareButton";
import { DossierLink } from "./DossierLink";
import { LabelledEnergyRating } from "./EnergyBadge";

export interface ListingHeroProps {
  listing: Queries.ListingDetailsFragment;
  badges: ReactNode;
  /** The price. */
  lead: ReactNode;
  contactLabel: string;
  /** The link to the homes that can be chosen, which takes the place of the main button. */
  choice?: { anchor: string; text: string };
  facts: readonly Fact[];
  /** Whether its pictures are renderings rather than photographs, and its rating a planned one. */
  isUnfinished?: boolean;
}

/** The gallery of a project or a rental, and its header, which opens the same pictures. */
export function ListingHero(props: ListingHeroProps) {
  const { listing, contactLabel, choice, facts, isUnfinished, ...texts } = props;
  const { title, path, location, gallery: pictures, energyLabel } = listing;
  const caption = isUnfinished ? RENDERING_CAPTION : undefined;
  const slides = useSlides(pictures.length);
  const lightbox = useLightbox({ name: `Galería de ${title}`, pictures, caption });
  const energy = energyLabel && <LabelledEnergyRating label={energyLabel} />;
  return (
    <>
      <DetailHero
        {...texts}
        title={title}
        location={location}
        media={<Gallery {...{ title, pictures, caption, slides, lightbox }} />}
        action={
          choice ? (
            <a css={buttonStyles.primary} href={`#${choice.anchor}`}>
              {choice.text}
            </a>
          ) : (
            <ContactBoxLink>{contactLabel}</ContactBoxLink>
          )
        }
        links={
          <>
            <LightboxButton lightbox={lightbox} index={slides.index} icon="gallery">
              Ver galería
            </LightboxButton>
            <ShareButton title={title} path={path} />
            <DossierLink css={linkStyles.quiet} listing={listing}>
              <Icon name="download" />
              <span>Descargar dossier</span>
            </DossierLink>
          </>
        }
        facts={energy ? [...facts, { label: "Energía", value: energy }] : facts}
      />
      {lightbox.dialog}
    </>
  );
}
