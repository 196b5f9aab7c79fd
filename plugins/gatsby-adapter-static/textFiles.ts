const EXPIRY_MONTHS = 11;

/**
 * Writes a robots.txt that lets search engines see everything (RFC 9309). It counts at the root
 * of a host only.
 * @param url of the site's root, without a trailing slash
 */
export function formatRobots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
}

/**
 * Writes where to report a weakness of the site (RFC 9116). Section 2.5.5 asks for an expiry
 * less than a year ahead; it is counted in whole months, so that builds of the same month are equal.
 * @param url of the site's root, without a trailing slash
 * @param email the address for reports
 * @param built when the site was built
 */
export function formatSecurityTxt({
  url,
  email,
  built,
}: {
  url: string;
  email: string;
  built: Date;
}): string {
  const expiry = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + EXPIRY_MONTHS, 1));
  return `Contact: mailto:${email}
Expires: ${expiry.toISOString().replace(".000", "")}
Preferred-Languages: es
Canonical: ${url}/.well-known/security.txt
`;
}
