import { FloorPlans } from "../media/FloorPlans";
import { VirtualTour } from "../media/VirtualTour";
import { Block } from "./DetailBlocks";
import { EnergyScale } from "./EnergyScale";

interface Props {
  title: string;
  floorPlans: readonly Queries.FloorPlanFigureFragment[] | null;
  virtualTour: string | null;
  energyLabel: Queries.EnergyLabel | null;
  /** Whether the building is still to be finished. */
  planned?: boolean;
}

/** What only some listings have: plans, a tour, an energy rating. */
export function ListingExtras({ title, floorPlans, virtualTour, energyLabel, planned }: Props) {
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
