/** A page's row in the chart: milliseconds. */
export interface Bar {
  path: string;
  lcp: number;
  /** Of the same page without scripts. */
  bare: number;
}

const ROW = 30;
const LEFT = 260;
const RIGHT = 640;
const TOP = 56;

/**
 * Draws the largest contentful paint of each page beside that of the same page without scripts.
 * @param bars one a page
 * @returns an SVG document
 */
export function chart(bars: readonly Bar[]): string {
  const most = Math.max(1, ...bars.flatMap(({ lcp, bare }) => [lcp, bare]));
  const width = (ms: number) => ((ms / most) * (RIGHT - LEFT)).toFixed(1);
  const rows = bars.map(({ path, lcp, bare }, index) => {
    const y = TOP + index * ROW;
    return `<text x="${LEFT - 12}" y="${y + 14}" text-anchor="end">${path}</text>
<rect x="${LEFT}" y="${y}" width="${width(lcp)}" height="9" fill="#A84A26"/>
<rect x="${LEFT}" y="${y + 10}" width="${width(bare)}" height="9" fill="#545C57"/>
<text x="${RIGHT + 8}" y="${y + 14}">${(lcp / 1000).toFixed(2)} s / ${(bare / 1000).toFixed(2)} s</text>`;
  });
  const height = TOP + bars.length * ROW + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 780 ${height}" font-family="sans-serif" font-size="13" fill="#1C2321">
<title>Largest contentful paint of each page, beside the same page without its scripts</title>
<rect width="780" height="${height}" fill="#F6F2EA"/>
<text x="16" y="26" font-size="16">Largest contentful paint, Lighthouse mobile, medians</text>
<text x="16" y="44"><tspan fill="#A84A26">■</tspan> the page <tspan fill="#545C57">■</tspan> the same page without its scripts</text>
${rows.join("\n")}
</svg>
`;
}
