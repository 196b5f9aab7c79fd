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
  phone:
    "M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z",
  chat: "M4 20l1.3-4A8.5 8.5 0 1 1 8.5 19.2zM9 9.5c0 3 2.5 5.5 5.5 5.5M9 9.5l1.2-.8 1 2-.9.9M14.5 15l.8-1.2-2-1-.9.9",
  mail: "M3 5.5h18v13H3zM3 6l9 7 9-7",
  share: "M12 15V3M8 6.5L12 3l4 3.5M5 11v9h14v-9",
  download: "M12 3v12M7.5 11l4.5 4.5 4.5-4.5M4 20.5h16",
  place:
    "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z",
  instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.6 7.4h.01",
  linkedin:
    "M4 4h16v16H4zM8 11v5.5M8 7.8h.01M12 16.5V11M12 13.5c0-1.5 1-2.5 2.2-2.5s2.3 1 2.3 2.5v3",
  facebook:
    "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 20.5V10.8c0-1.3.9-2.3 2.2-2.3h1.3M9.5 13h5.5",
  youtube:
    "M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.3 9.5v5l4.2-2.5z",
} as const;

/** A decorative icon, hidden from screen readers. */
export function Icon({ name }: { name: keyof typeof paths }) {
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
