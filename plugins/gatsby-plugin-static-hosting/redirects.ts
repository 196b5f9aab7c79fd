/** What visitors make of an address when they shorten it, and where it leads: for good (301). */
export const REDIRECTS = [
  ["/proyecto", "/proyectos/"],
  ["/proyecto/", "/proyectos/"],
  ["/servicios", "/#servicios"],
  ["/servicios/", "/#servicios"],
  ["/sitemap.xml", "/sitemap-index.xml"],
] as const;

/**
 * The redirects of Netlify and Cloudflare Pages, which take what else was asked along by themselves.
 * @param prefix what stands before every path of the site, "" for nothing
 * @returns the text of `public/_redirects`
 */
export function redirectFile(prefix: string): string {
  return REDIRECTS.map(([from, to]) => `${prefix}${from} ${prefix}${to} 301\n`).join("");
}
