/** The site that maps come from. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** Creates the address of a map with a marker at a place. */
export function createMapUrl({ latitude, longitude }: Queries.MapPoint): string {
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
