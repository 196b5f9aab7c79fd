/**
 * Formats a security.txt (RFC 9116). Its section 2.5.5 recommends an expiry less than a year ahead,
 * which is rounded to a month so that builds of the same month are identical.
 */
export function formatSecurityTxt(
  { url, email }: { url: string; email: string },
  built: Date,
): string {
  const expiry = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
  return `Contact: mailto:${email}
Expires: ${expiry.toISOString().replace(".000", "")}
Preferred-Languages: es
Canonical: ${url}/.well-known/security.txt
`;
}
