/** Gets the town of a listing's location: "Chamberí, Madrid" → "Madrid". */
export const getTown = (location: string): string => location.split(", ").at(-1) ?? location;
