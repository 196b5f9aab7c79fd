/**
 * The full address of a file that Gatsby gave an address of its own.
 * @param siteUrl of the site's root, without a trailing slash
 * @param src its path on the host, with the path prefix
 */
export function resolveFileUrl(siteUrl: string, src: string): string {
  return new URL(src, siteUrl).href;
}

/**
 * A full address, as search engines need it.
 * @param siteUrl of the site's root, without a trailing slash
 * @param path from the root of the site; an address that is already full stays as it is
 */
export function absolute(siteUrl: string, path: string): string {
  return path.startsWith("/") ? siteUrl + path : path;
}
