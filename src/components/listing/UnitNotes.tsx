import { css } from "@emotion/react";
import { color } from "../../styles/tokens";
import { describeSharedFigures, describeUnitTable } from "../../texts/unitTable";

interface Props {
  units: readonly Queries.UnitRowFragment[];
  type: Queries.ProjectType;
  settings?: Queries.PurchaseSettingsFragment | null;
}

/** What all homes of a table share, and how to read it. */
export function UnitNotes({ units, type, settings }: Props) {
  return (
    <div css={styles.notes}>
      <p css={styles.shared}>{describeSharedFigures(units)}</p>
      <p>{describeUnitTable(units, type, settings?.vat)}</p>
    </div>
  );
}

const styles = {
  notes: css({
    display: "grid",
    gap: "1.25rem",
    marginTop: "1.5rem",
    color: color.muted,
    "p:empty": { display: "none" },
  }),
  shared: css({ color: color.ink }),
};
