const EXPIRY_MONTHS = 11;

/**
 * Formats a robots.txt that allows everything (RFC 9309). It is only effective at the root of a
 * host.
 * @param url the site's root URL, without a trailing slash
 */
export function formatRobots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`;
}

/**
 * Formats a security.txt (RFC 9116). Its section 2.5.5 recommends an expiry less than a year ahead,
 * which is rounded to a month so that builds of the same month are identical.
 * @param url the site's root URL, without a trailing slash
 * @param email the address for vulnerability reports
 * @param built the time of the build
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
