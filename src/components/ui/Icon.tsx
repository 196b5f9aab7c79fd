import { css } from "@emotion/react";

/** Icons drawn for this site, on a 24 × 24 grid with a stroke width of 1.5. */
const paths = {
  menu: "M4 8h16M4 16h16",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  back: "M19 12H5M11 6l-6 6 6 6",
  next: "M5 12h14M13 6l6 6-6 6",
  up: "M12 19V5M6 11l6-6 6 6",
  gallery: "M7 4h13v11H7zM4 8v12h13M7 12.5l3.5-3.5 3 3 2-2L20 14",
  share: "M12 15V4M8.5 7 12 3.5 15.5 7M5 12v8h14v-8",
  download: "M12 4v11M8.5 11.5 12 15l3.5-3.5M5 20h14",
  phone:
    "M6 4h3.5l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z",
  chat: "M4 20l1.4-4A8 8 0 1 1 8.5 19zM9.5 9c0 3 2.5 5.5 5.5 5.5",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.6 7.4h.01",
  linkedin:
    "M4 4h16v16H4zM8 11v5.5M8 7.8h.01M12 16.5V11M12 13.5c0-1.5 1-2.5 2.2-2.5s2.3 1 2.3 2.5v3",
  facebook:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 20.5V10.8c0-1.3.9-2.3 2.2-2.3h1.3M9.5 13h5.5",
  youtube:
    "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.3 9.5v5l4.2-2.5z",
} as const;

export type IconName = keyof typeof paths;

type Props =
  | { name: IconName; path?: undefined }
  /** Drawn in the same way; kept where it is used, so that not every page loads it. */
  | { name?: undefined; path: string };

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, path }: Props) {
  return (
    <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={name ? paths[name] : path} />
    </svg>
  );
}

const icon = css({
  width: "1.5em",
  height: "1.5em",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
