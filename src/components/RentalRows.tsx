import { css } from "@emotion/react";
import { color } from "../styles/tokens";
import { RentalCard } from "./RentalCard";

interface Props {
  rentals: readonly Queries.RentalCardFragment[];
}

/** Rentals one under another. */
export function RentalRows({ rentals }: Props) {
  return (
    <ul css={list}>
      {rentals.map((rental) => (
        <li key={rental.jsonId}>
          <RentalCard rental={rental} />
        </li>
      ))}
    </ul>
  );
}

const list = css({ borderTop: `1px solid ${color.ink}` });
