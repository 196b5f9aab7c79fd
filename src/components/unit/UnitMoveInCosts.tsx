import { css } from "@emotion/react";
import { blockTitles } from "../../texts/blockTitles";
import { describeMoveInCosts } from "../../texts/moveInCosts";
import { DetailSection } from "../layout/DetailSection";
import { SumTable } from "../listing/SumTable";
import { PAYMENTS_ID } from "./UnitPurchase";

interface Props {
  /** Euros a month. */
  rent: number;
  conditions: Pick<Queries.RentalConditions, "depositMonths" | "guaranteeMonths">;
}

/** What a tenant pays on moving in. */
export function UnitMoveInCosts({ rent, conditions }: Props) {
  return (
    <DetailSection id={PAYMENTS_ID} title={blockTitles.firstPayment} background="band">
      <div css={table}>
        <SumTable label={blockTitles.firstPayment} {...describeMoveInCosts(rent, conditions)} />
      </div>
    </DetailSection>
  );
}

const table = css({ maxWidth: "45rem" });
