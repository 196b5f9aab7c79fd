import { css } from "@emotion/react";
import { color } from "../../styles/tokens";
import { RentalCard } from "./RentalCard";

interface Props {
  rentals: readonly Queries.RentalCardFragment[];
  /** They are what a page begins with. */
  leading?: boolean;
}

/** Rentals one under another. */
export function RentalRows({ rentals, leading = false }: Props) {
  return (
    <ul css={list}>
      {rentals.map((rental, index) => (
        <li key={rental.jsonId}>
          <RentalCard rental={rental} priority={leading && index === 0} />
        </li>
      ))}
    </ul>
  );
}

const list = css({ borderTop: `1px solid ${color.ink}` });
