import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readIdentity } from "../gatsby-plugin-content/identity";

const MONTHS = 11;

/**
 * Until when the contact holds: the first day of the eleventh month after the
 * build. RFC 9116 (2.5.5) wants a date ahead, by less than a year; counted in
 * whole months, so that two builds of the same month give the same bytes.
 * @param built when, in milliseconds since 1970
 */
export function expiryOf(built: number): string {
  const date = new Date(built);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + MONTHS, 1));
  return first.toISOString().replace(".000", "");
}

/**
 * Writes where to tell the firm of a weakness of its site (RFC 9116).
 * @param root absolute path of the project
 * @param folder absolute path of `public`
 * @param built when the site was built, in milliseconds since 1970
 */
export async function writeSecurityTxt(root: string, folder: string, built: number): Promise<void> {
  const site = JSON.parse(await readFile(path.join(root, "data/site/site.json"), "utf8")) as {
    contact: { email: string };
  };
  const file = path.join(folder, ".well-known/security.txt");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `Contact: mailto:${site.contact.email}
Expires: ${expiryOf(built)}
Preferred-Languages: es
Canonical: ${readIdentity(root).url}/.well-known/security.txt
`,
  );
}
