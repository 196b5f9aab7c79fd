import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { color, print, scriptless } from "../../styles/tokens";

type Point = Pick<Queries.MapPoint, "latitude" | "longitude">;

interface Props {
  point: Point;
}

/** Half the height and width of the map in degrees. */
const REACH = { latitude: 0.004, longitude: 0.007 };

export function createMapUrl({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

function embed({ latitude, longitude }: Point): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ].map((degrees) => degrees.toFixed(5));
  const marker = `${latitude},${longitude}`;
  return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box.join(","), layer: "mapnik", marker })}`;
}

/** The map, fetched when it comes into view. */
export function MapFrame({ point }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} css={styles.root}>
      {seen && <iframe css={styles.map} src={embed(point)} title="Mapa de la oficina" />}
    </div>
  );
}

const styles = {
  root: css({
    aspectRatio: "4 / 3",
    width: "100%",
    maxHeight: "24rem",
    background: color.stone,
    border: `1px solid ${color.stone}`,
    [scriptless]: { display: "none" },
    [print]: { display: "none" },
  }),
  map: css({ width: "100%", height: "100%", border: 0 }),
};
