/**
 * A full address, as search engines need it.
 * @param siteUrl origin of the site, without a trailing slash
 * @param path from the root of the site; an address that is already full stays as it is
 */
export function absolute(siteUrl: string, path: string): string {
  return path.startsWith("/") ? siteUrl + path : path;
}
