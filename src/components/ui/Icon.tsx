import { css } from "@emotion/react";

/** Icons drawn for this site, on a 24 × 24 grid with a stroke width of 1.5. */
const paths = {
  price: "M4 4h7.5L20 12.5 12.5 20 4 11.5zM8.2 8.2h.01",
  speed: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2",
  custom: "M4 20V4h16v16zM4 12h7M15 12h5M11 4v5M11 20v-8",
  warranty: "M12 3.5 19 6v5.5c0 4.5-2.9 7.6-7 9-4.1-1.4-7-4.5-7-9V6zM8.8 12l2.3 2.3 4.2-4.6",
  paperwork: "M6 3.5h8.5L18 7v13.5H6zM14 3.5V7.5h4M9 12h6M9 15.5h6",
  clarity: "M4 19.5h16M6 16v-4M10.5 16V8.5M15 16v-6M19 16V5",
  menu: "M4 8h16M4 16h16",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  back: "M19 12H5M11 6l-6 6 6 6",
  next: "M5 12h14M13 6l6 6-6 6",
  up: "M12 19V5M6 11l6-6 6 6",
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  place:
    "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  walk: "M13.5 5.8a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zM12.3 8.2l-1.6 6.3 3.3 2.8.8 4.2M10.7 14.5l-1.2 3-2.5 3.5M7.5 12.8l1.3-3.4 3.5-1.2 1.7 3 2.8 1.2",
  bike: "M6 19a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 6 19zM18 19a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM6 15.8 9.5 9H15l3 6.8M9.5 9l3.5 6.8L15 9M14 6h2",
  car: "M4 17v-4.5L6 8h12l2 4.5V17zM4 12.5h16M7 17v2M17 17v2M7.5 14.8h.01M16.5 14.8h.01",
  bus: "M5 18V6a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 6v12zM5 12.5h14M7.5 18v2M16.5 18v2M8 15.3h.01M16 15.3h.01",
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

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg css={icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
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
