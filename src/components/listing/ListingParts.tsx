import { css } from "@emotion/react";
import { withPrefix } from "gatsby";
import { describeRevision, partTitles } from "../../descriptions/parts";
import { color, size } from "../../styles/tokens";
import { createDossierPath } from "../../utils/paths";
import { ContactLink } from "../forms/ContactBox";
import { FloorPlans } from "../media/FloorPlans";
import { GalleryButton } from "../media/GalleryButton";
import { VirtualTour } from "../media/VirtualTour";
import { buttonStyles } from "../ui/linkStyles";
import { ShareButton } from "../ui/ShareButton";
import { Block } from "./DetailBlocks";

interface ActionsProps {
  /** The label of the link to the form. */
  contact: string;
  title: string;
  path: string;
  gallery: readonly Queries.GallerySlideFragment[];
  /** The caption of pictures that are not photographs. */
  caption?: string;
}

/** The buttons under a listing's title. */
export function ListingActions({ contact, title, path, gallery, caption }: ActionsProps) {
  return (
    <>
      <ContactLink>{contact}</ContactLink>
      <GalleryButton name={`Galería de ${title}`} pictures={gallery} caption={caption}>
        Ver galería
      </GalleryButton>
      <ShareButton title={title} path={path} />
      <a css={buttonStyles.quiet} href={withPrefix(createDossierPath(path, title))} download>
        Descargar dossier
      </a>
    </>
  );
}

interface ExtrasProps {
  title: string;
  floorPlans: readonly Queries.FloorPlanFigureFragment[] | null;
  virtualTour: string | null;
}

/** The optional parts of a listing: plans, a tour. */
export function ListingExtras({ title, floorPlans, virtualTour }: ExtrasProps) {
  return (
    <>
      {floorPlans && (
        <Block title={partTitles.plans}>
          <FloorPlans title={title} plans={floorPlans} />
        </Block>
      )}
      {virtualTour && (
        <Block title={partTitles.tour} screenOnly>
          <VirtualTour title={title} url={virtualTour} />
        </Block>
      )}
    </>
  );
}

/** Says of which day the facts are, and that they bind nobody. */
export function Revision({ day }: { day: string | null }) {
  return <p css={styles.revision}>{describeRevision(day)}Información sin valor contractual.</p>;
}

const styles = { revision: css({ color: color.muted, fontSize: size.tiny }) };
