import { parseUrl } from "../../utils/parseUrl";
import { quote } from "../messages/quoteValue";
import { pattern } from "./stringFields";

/** A host name; browsers convert letters with accents and ñ to ASCII (Punycode). */
const HOST = /[a-zA-Z\d\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF._-]+/.source;

/** An https address. */
export const httpsAddress = () =>
  url(RegExp(`^https://${HOST}(:\\d+)?([/?#]\\S*)?$`), "una dirección https:");

/**
 * The address of a site, without a path. Accents match, so that a message can say how to write them.
 */
export const ORIGIN = `https://(?![^/]*_)${HOST}(:\\d+)?`;

/** Host names that are nobody's (https://www.rfc-editor.org/rfc/rfc2606). */
export const RESERVED_HOST = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/;

/**
 * Gets an address as browsers write it, with a host in lower case ASCII (Punycode), which sitemaps
 * and canonical links need.
 * @returns undefined if it is written like that, or is no address
 */
export function correctOrigin(address: string): string | undefined {
  const origin = parseUrl(address)?.origin;
  return origin === address ? undefined : origin;
}

/**
 * Creates the model of a URL or path that matches a pattern and can be parsed: a port with letters,
 * for example, may match the pattern but would make the build fail.
 */
export const url = (regex: RegExp, expected: string) =>
  pattern(regex, expected).superRefine((value, context) => {
    // The base is needed for targets that are paths.
    if (!regex.test(value) || parseUrl(value, "https://localhost")) return;
    const message = `se esperaba una dirección que se pueda abrir; hay ${quote(value)}`;
    context.addIssue({ code: "custom", message });
  });

/** A path on the site, or a URL with a scheme that devices can open. */
export const target = url(
  /^(\/(?!\/)\S*|#\S+|https:\/\/\S+|mailto:(?!mailto:)[^\s@]+@\S+|tel:\+?[\d ().-]+)$/,
  "una ruta («/…») o una dirección https:, mailto: o tel:",
).meta({
  title: "Destino",
  description: "Ruta del sitio («/#contacto») o dirección https:, mailto: o tel:.",
});
