/** The site that provides the maps. */
export const MAP_ORIGIN = "https://www.openstreetmap.org";

/** Creates the URL of a map with a marker at a point. */
export function createMapUrl({ latitude, longitude }: Queries.MapPoint): string {
  return `${MAP_ORIGIN}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Half the map's height and width, in degrees. */
const HALF_EXTENT = { latitude: 0.004, longitude: 0.007 };

/** Creates the URL of an embeddable map with a marker at a point. */
export function createEmbedUrl({ latitude, longitude }: Queries.MapPoint): string {
  const box = [
    longitude - HALF_EXTENT.longitude,
    latitude - HALF_EXTENT.latitude,
    longitude + HALF_EXTENT.longitude,
    latitude + HALF_EXTENT.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const marker = `${latitude},${longitude}`;
  return `${MAP_ORIGIN}/export/embed.html?${new URLSearchParams({ bbox: box.join(","), layer: "mapnik", marker })}`;
}
