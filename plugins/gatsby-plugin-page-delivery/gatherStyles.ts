const STYLE = /<style data-emotion="([\w-]+) ([^"]+)">([\s\S]*?)<\/style>/g;

/**
 * Gathers the style elements that emotion writes beside the elements they style,
 * the same ones again and again, in the page's head: one for the global styles,
 * one for all others, each rule once and in the order of its first use. It is
 * what emotion's own `extractCritical` makes, whose marks its cache and its
 * `<Global>` look for in the browser.
 * @param html a built page
 * @returns the page; the same one where there is nothing (left) to gather
 */
export function gatherStyles(html: string): string {
  const sheets = new Map<string, Map<string, string>>();
  for (const [, key = "", ids = "", css = ""] of html.matchAll(STYLE)) {
    // Each global sheet is taken over by the <Global> that wrote it, by its own id.
    const name = key.endsWith("-global") ? `${key} ${ids}` : key;
    const sheet = sheets.get(name) ?? new Map<string, string>();
    if (!sheet.has(ids)) sheet.set(ids, css);
    sheets.set(name, sheet);
  }
  if (sheets.size === 0) return html;
  const elements = [...sheets].map(([name, sheet]) => {
    const mark = name.includes(" ") ? name : `${name} ${[...sheet.keys()].join(" ")}`;
    return `<style data-emotion="${mark}">${[...sheet.values()].join("")}</style>`;
  });
  return html.replace(STYLE, "").replace("</head>", () => `${elements.join("")}</head>`);
}
