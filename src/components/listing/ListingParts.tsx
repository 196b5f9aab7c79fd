import { withPrefix } from "gatsby";
import { createDossierPath } from "../../utils/paths";
import { ContactLink } from "../forms/SideForm";
import { FloorPlans } from "../media/FloorPlans";
import { GalleryButton } from "../media/GalleryButton";
import { VirtualTour } from "../media/VirtualTour";
import { buttonStyles } from "../ui/linkStyles";
import { ShareButton } from "../ui/ShareButton";
import { Block } from "./DetailBlocks";
import { EnergyScale } from "./Energy";

interface ActionsProps {
  /** The label of the link to the form. */
  contact: string;
  title: string;
  path: string;
  gallery: readonly Queries.GallerySlideFragment[];
}

/** The buttons under a listing's title. */
export function ListingActions({ contact, title, path, gallery }: ActionsProps) {
  return (
    <>
      <ContactLink>{contact}</ContactLink>
      <GalleryButton name={`Galería de ${title}`} pictures={gallery}>
        Ver galería
      </GalleryButton>
      <ShareButton title={title} path={path} />
      <a css={buttonStyles.quiet} href={withPrefix(createDossierPath(path))} download>
        Descargar dossier
      </a>
    </>
  );
}

interface ExtrasProps {
  title: string;
  floorPlans: readonly Queries.FloorPlanFigureFragment[] | null;
  virtualTour: string | null;
  energyLabel: Queries.EnergyLabel | null;
  /** Whether the building is still to be finished. */
  planned?: boolean;
}

/** The optional parts of a listing: plans, a tour, an energy rating. */
export function ListingExtras({
  title,
  floorPlans,
  virtualTour,
  energyLabel,
  planned,
}: ExtrasProps) {
  return (
    <>
      {floorPlans && (
        <Block title="Planos" screenOnly>
          <FloorPlans title={title} plans={floorPlans} />
        </Block>
      )}
      {virtualTour && (
        <Block title="Visita virtual" screenOnly>
          <VirtualTour title={title} url={virtualTour} />
        </Block>
      )}
      {energyLabel && (
        <Block title="Calificación energética">
          <EnergyScale label={energyLabel} planned={planned} />
        </Block>
      )}
    </>
  );
}
