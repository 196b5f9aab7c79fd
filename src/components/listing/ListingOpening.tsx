import { css } from "@emotion/react";
import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { useLightbox } from "../../hooks/useLightbox";
import { useSiteUrl } from "../../hooks/useSiteUrl";
import { useSlides } from "../../hooks/useSlides";
import { buttonStyles } from "../../styles/controls";
import { color } from "../../styles/tokens";
import type { Fact } from "../../texts/keyFacts";
import { energyLabels, RENDERING_CAPTION } from "../../texts/labels";
import { createDossierPath } from "../../urls/dossierPath";
import { ContactLink } from "../layout/DetailContactBox";
import { DetailOpening } from "../layout/DetailPage";
import { Gallery } from "../media/Gallery";
import { LightboxButton } from "../media/LightboxButton";
import { KeyFacts } from "../ui/KeyFacts";
import { ShareButton } from "../ui/ShareButton";
import { EnergyBadge } from "./EnergyBadge";

export interface ListingOpeningProps {
  listing: Queries.ListingDetailsFragment;
  badges: ReactNode;
  /** The price. */
  lead: ReactNode;
  contactLabel: string;
  facts: readonly Fact[];
  /** Whether its pictures are renderings rather than photographs, and its rating a planned one. */
  isUnfinished?: boolean;
}

/** The gallery of a project or a rental, and its header, which opens the same pictures. */
export function ListingOpening(props: ListingOpeningProps) {
  const { listing, contactLabel, facts, isUnfinished } = props;
  const { title, path, location, gallery: pictures, energyLabel } = listing;
  const siteUrl = useSiteUrl();
  const dossier = createDossierPath(path, title);
  const caption = isUnfinished ? RENDERING_CAPTION : undefined;
  const slides = useSlides(pictures.length);
  const lightbox = useLightbox({ name: `Galería de ${title}`, pictures, caption });
  const energy =
    energyLabel === "pending" ? energyLabels.pending : <EnergyBadge label={energyLabel} />;
  return (
    <>
      <DetailOpening
        {...props}
        title={title}
        location={location}
        media={<Gallery {...{ title, pictures, caption, slides, lightbox }} />}
        actions={
          <>
            <ContactLink>{contactLabel}</ContactLink>
            <LightboxButton lightbox={lightbox} index={slides.index}>
              Ver galería
            </LightboxButton>
            <ShareButton title={title} path={path} />
            <a
              css={buttonStyles.secondary}
              href={withPrefix(dossier)}
              // Printed after its text.
              data-url={siteUrl + dossier}
              download
            >
              Descargar dossier
            </a>
          </>
        }
        facts={
          <KeyFacts
            facts={energyLabel ? [...facts, { label: "Energía", value: energy }] : facts}
            css={styles.facts}
          />
        }
      />
      {lightbox.dialog}
    </>
  );
}

const styles = {
  facts: css({
    display: "flex",
    flexWrap: "wrap",
    gap: "0.75rem clamp(1rem, 2vw, 1.75rem)",
    paddingTop: "1rem",
    borderTop: `1px solid ${color.ink}`,
    "[role=img]": { marginLeft: 0 },
  }),
};
