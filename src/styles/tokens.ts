/** The palette. On page, white and band, text has a contrast of 4.5:1, control edges of 3:1. */
export const color = {
  page: "#F6F2EA",
  white: "#FFFFFF",
  band: "#EDE6D9",
  rule: "#E4DCCD",
  ink: "#1C2321",
  muted: "#545C57",
  edge: "#83817A",
  accent: "#A84A26",
  accentDark: "#86391B",
  accentOnInk: "#E8B597",
  /** A field that can't be sent as it is; darker and redder than the accent. */
  error: "#9C1420",
  onInk: "#D9D2C4",
  lineOnInk: "rgba(246, 242, 234, 0.22)",
  shade: "#241D16",
  /** The sun's path where it shines into a home. */
  sun: "#B5761A",
  /** A building at dusk. */
  facade: {
    dusk: "#3B3A31",
    sky: "#1A2120, #222A29 34%, #33352F 62%, #594535 84%, #7A5037",
    window: "#161B1A",
    lamp: "#F3C069",
    lampLight: "#FFE9B8",
    lit: "#FFF0CB, #FFE2A2 45%, #F5C978",
    dimmed: "#5A4D34, #4C4029",
    hatching: "#5A5038 0 6px, #463E2C 6px 12px",
    sold: "#A9AAA1",
    brick: "#553728, #5E3E2D",
    slab: "#CFC4B2",
    plinth: "#8B8070, #7B7162",
    slats: "#6A4A32 0 5px, #3F2B1F 5px 9px",
    glass: "linear-gradient(#CFE0DC3D, #CFE0DC1A)",
    rail: "#F6F2EA80",
    edge: "#E4DCCD24",
  },
  status: {
    past: { background: "#E7E6E3", text: "#4A4F52" },
    current: { background: "#E0EFE4", text: "#1B5E35" },
    future: { background: "#DFE9F6", text: "#1D4A86" },
  },
} as const;

export const font = {
  display: '"Instrument Serif", "Instrument Serif Fallback", Georgia, serif',
  text: '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif',
} as const;

/** Font sizes, fluid from phone to desktop; headings are capped so that a long word fits. */
export const size = {
  hero: "min(clamp(3.5rem, 2.2rem + 5.4vw, 8rem), 22vw)",
  display: "min(clamp(2.625rem, 1.6rem + 3.9vw, 4.75rem), 15vw)",
  section: "min(clamp(2.5rem, 1.9rem + 2.4vw, 4.25rem), 14vw)",
  title: "min(clamp(2rem, 1.6rem + 1.6vw, 3rem), 12vw)",
  heading: "clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)",
  lead: "clamp(1.125rem, 1.05rem + 0.3vw, 1.25rem)",
  body: "clamp(1.0625rem, 1.04rem + 0.1vw, 1.125rem)",
  small: "1rem",
  label: "0.9375rem",
  tiny: "0.875rem",
  caption: "0.75rem",
} as const;

/** Limited, to leave room for the page in low windows and with large text. */
const header = "max(2.75rem, min(4rem, 3rem + 2vw, 14vh))";

export const space = {
  section: "clamp(4rem, 3.26rem + 3.04vw, 6rem)",
  /** Above and below a section of a detail page. */
  detailSection: "clamp(2rem, 1.4rem + 2.6vw, 4rem)",
  block: "clamp(2.5rem, 1.8rem + 2.8vw, 4.5rem)",
  gutter: "clamp(min(1.25rem, 6vw), 4vw, 3rem)",
  /** Between the twelve columns of a section. */
  gridGap: "1.75rem",
  header,
  /** Above the content of a page, which the header covers. */
  pageTop: `calc(${header} + 0.5rem)`,
} as const;

export const width = { page: "1240px" } as const;

export const radius = "2px";

/** The mark beside the name: a doorway in a rectangle. */
export const logo = {
  width: 26,
  height: 30,
  radius: 1.5,
  doorway: "M7 30V16.5a6 6 0 0 1 12 0V30z",
} as const;

export const motion = "200ms ease-out";

/** The row of links below the first screen of a listing's or a home's page, which is sticky. */
export const tableOfContents = { id: "apartados", height: "min(3.25rem, 2.75rem + 1vw)" } as const;

/** The width of the page's columns in windows that are narrower than the page, for `sizes`. */
export const columnsSize = "min(92vw, 100vw - 40px)";

/** The width of the picture at the top of a detail page, for `sizes`. */
export const detailPictureSizes = "100vw";

/** How far the landing page is scrolled before its header turns solid, in pixels. */
export const HEADER_THRESHOLD = 50;
