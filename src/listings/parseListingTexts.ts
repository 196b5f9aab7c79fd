const NUMBER = String.raw`(\d+(?:\.\d{3})?(?:,\d+)?)`;
const UNIT = String.raw`\s*m[²2]`;
const RANGE = String.raw`(?:de\s+|entre\s+)?${NUMBER}(?:${UNIT})?\s*(?:a|y|-|–)\s*${NUMBER}`;
const AREA = new RegExp(`^(?:${RANGE}|desde\\s+${NUMBER}|${NUMBER})${UNIT}\\.?$`, "i");

/** Parses an area in one of its usual forms: «De 92 a 138 m²», «Desde 85 m2», «90 m²». */
export function parseArea(text: string) {
  const match = AREA.exec(text.trim());
  if (!match) return undefined;
  const [min, max, from, value] = match
    .slice(1)
    .map((number) => (number ? Number(number.replace(".", "").replace(",", ".")) : undefined));
  return { min: min ?? from, max, value };
}

/** Gets the town of a listing's location: "Chamberí, Madrid" → "Madrid". */
export const getTown = (location: string): string => location.split(/,\s*/).at(-1) || location;

/**
 * Gets a home's floor, which is what its name has before the door: "Ático A" → "Ático". Empty if it
 * has none, or if its name ends in another door, such as "AB".
 */
export function getFloorLabel(name: string, door: string): string {
  if (!name.endsWith(door)) return "";
  const label = name.slice(0, -door.length);
  return /[^\P{L}ºª]$/u.test(label) ? "" : label.replace(/[\s,–-]+$/, "");
}
