import { css } from "@emotion/react";
import { color } from "../../styles/tokens";
import { readStored, writeStored } from "../../utils/sessionStorage";

interface Props {
  units: readonly Pick<Queries.Unit, "status">[];
}

/** The id of the switch, on which the table's styles depend. */
export const ONLY_AVAILABLE = "solo-disponibles";

/** The number of homes from which the table can be reduced to those that are available. */
export const MIN_UNITS_FILTERED = 10;

/** A switch that reduces a table of homes; kept in this tab, so that Back finds the table as it was left, and with it the place. */
export function OnlyAvailableSwitch({ units }: Props) {
  const isUseful = units.some(({ status }) => status === "available");
  if (units.length < MIN_UNITS_FILTERED || !isUseful) return null;
  const getKey = () => `available ${window.location.pathname}`;
  const store = ({ checked }: HTMLInputElement) => writeStored(getKey(), checked ? "1" : null);
  return (
    <label css={label} data-screen-only>
      <input
        id={ONLY_AVAILABLE}
        ref={(box) => {
          if (!box) return;
          box.checked ||= Boolean(readStored(getKey()));
          // It may have been pressed before hydration.
          store(box);
        }}
        type="checkbox"
        onChange={({ target }) => store(target)}
      />
      Solo disponibles
    </label>
  );
}

const label = css({
  marginTop: "1.25rem",
  display: "flex",
  alignItems: "center",
  gap: "0.75rem",
  minHeight: "2.75rem",
  color: color.ink,
  cursor: "pointer",
  input: { width: "1.5rem", height: "1.5rem", accentColor: color.accent },
});
