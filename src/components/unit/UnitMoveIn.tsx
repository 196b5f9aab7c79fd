import { css } from "@emotion/react";
import { describeMoveInCosts } from "../../costs/moveIn";
import { blockTitles } from "../../texts/blockTitles";
import { DetailSection } from "../layout/DetailSection";
import { SumTable } from "../listing/SumTable";
import { PAYMENTS_ID } from "./UnitPayments";

interface Props {
  /** Euros a month. */
  rent: number;
  conditions: Queries.RentalConditions;
}

/** What a tenant pays on moving in. */
export function UnitMoveIn({ rent, conditions }: Props) {
  return (
    <DetailSection id={PAYMENTS_ID} title={blockTitles.firstPayment} background="band">
      <div css={table}>
        <SumTable label={blockTitles.firstPayment} {...describeMoveInCosts(rent, conditions)} />
      </div>
    </DetailSection>
  );
}

const table = css({ maxWidth: "45rem" });
