import { css } from "@emotion/react";
import { color } from "../../styles/tokens";
import { describeSharedFigures, describeUnitTable } from "../../texts/units";
import { readStored, writeStored } from "../../utils/storage";

interface Props {
  units: readonly Queries.UnitRowFragment[];
  type: Queries.ProjectType;
  settings?: Queries.PurchaseSettingsFragment | null;
}

/** What all homes share, how to read the table, and a switch for what is available. */
export function UnitNotes({ units, type, settings }: Props) {
  return (
    <div css={styles.notes}>
      <p css={styles.shared}>{describeSharedFigures(units)}</p>
      <p>{describeUnitTable(units, type, settings?.vat)}</p>
      {units.length >= MIN_UNITS_FILTERED && units.some(({ status }) => status === "available") && (
        <OnlyAvailable />
      )}
    </div>
  );
}

/** The id of the switch, on which the table's styles depend. */
export const ONLY_AVAILABLE = "solo-disponibles";

/** The number of homes from which the table can be reduced to those that are available. */
const MIN_UNITS_FILTERED = 10;

/** Kept in this tab, so that Back finds the table as it was left, and with it the place. */
function OnlyAvailable() {
  const getKey = () => `available ${window.location.pathname}`;
  return (
    <label css={styles.filter} data-screen-only>
      <input
        id={ONLY_AVAILABLE}
        ref={(box) => {
          if (box && readStored(getKey())) box.checked = true;
        }}
        type="checkbox"
        onChange={({ target }) => writeStored(getKey(), target.checked ? "1" : null)}
      />
      Solo disponibles
    </label>
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
  filter: css({
    display: "flex",
    alignItems: "center",
    gap: "0.75rem",
    minHeight: "2.75rem",
    color: color.ink,
    cursor: "pointer",
    input: { width: "1.5rem", height: "1.5rem", accentColor: color.accent },
  }),
};
