import { getPosition } from "suncalc";
import { orientationLabels } from "../../../src/texts/labels";
import { isInSpain } from "../model/coordinates";
import { readText } from "./readNodeValues";

/** Lower than this, what stands around hides the sun. */
const MIN_ALTITUDE = 5;
/** Flatter than this to the facade, hardly any sun enters. */
const MAX_INCIDENCE = 80;
/** Minutes between the positions of the sun's path, and to which hours are rounded. */
const STEP = 10;

/**
 * Calculates when the sun shines into a living room, on 21 December and 21 June.
 * @returns null unless it is known where the room faces, and where in Spain it is, whose clocks are
 * used
 */
export function calculateSunlight(
  orientation: unknown,
  place: { latitude?: unknown; longitude?: unknown } | null | undefined,
): Queries.UnitSunlight | null {
  const azimuth = 45 * Object.keys(orientationLabels).indexOf(readText(orientation));
  const { latitude, longitude } = place ?? {};
  if (azimuth < 0 || typeof latitude !== "number" || typeof longitude !== "number") return null;
  if (!isInSpain(latitude, longitude)) return null;
  const winterTime = longitude < -13 ? 0 : 1;
  const calculateDay = (day: string, hoursAhead: number) => {
    const midnight = Date.parse(day) - hoursAhead * 3_600_000;
    const positions = Array.from({ length: 24 * 60 }, (_, minute) => ({
      minute,
      ...getPosition(new Date(midnight + minute * 60_000), latitude, longitude),
    }));
    return describeDay(
      positions.filter(({ altitude }) => altitude > 0),
      azimuth,
    );
  };
  return {
    azimuth,
    december: calculateDay("2025-12-21", winterTime),
    june: calculateDay("2025-06-21", winterTime + 1),
  };
}

/** @param positions of the sun in each minute of the day */
function describeDay(positions: Queries.SunPosition[], facade: number): Queries.SunlightDay {
  const lit = positions.filter(
    ({ azimuth, altitude }) =>
      altitude > MIN_ALTITUDE &&
      cosine(altitude) * cosine(azimuth - facade) > cosine(MAX_INCIDENCE),
  );
  const starts = lit.filter(({ minute }, index) => lit[index - 1]?.minute !== minute - 1);
  const ends = lit.filter(({ minute }, index) => lit[index + 1]?.minute !== minute + 1);
  const intervals = starts.map(({ minute }, index) => ({
    from: Math.ceil(minute / STEP) * STEP,
    to: Math.floor((ends[index]?.minute ?? minute) / STEP) * STEP,
  }));
  return {
    intervals: intervals.filter(({ from, to }) => from < to),
    path: positions
      .filter(
        ({ minute }, index) => minute % STEP === 0 || index === 0 || index === positions.length - 1,
      )
      .map(({ minute, azimuth, altitude }) => ({
        minute,
        azimuth: round(azimuth),
        altitude: round(altitude),
      })),
  };
}

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

const round = (degrees: number) => Math.round(degrees * 10) / 10;
