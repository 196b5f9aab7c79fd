import { ruledList } from "../../styles/ruledList";
import type { CardsProps } from "./listDefinition";
import { RentalCard } from "./RentalCard";

/** Rentals as a column of wide rows. */
export function RentalCards({
  entries,
  pageAddress,
  priority,
}: CardsProps<Queries.RentalCardFragment>) {
  return (
    <ul css={ruledList}>
      {entries.map((rental, index) => (
        <li key={rental.path}>
          <RentalCard
            rental={rental}
            pageAddress={pageAddress}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
