/**
 * Parses a URL without throwing. `URL.parse` needs Node 22, and `URL.canParse` of Node 20 and 22
 * refuses accents once it is compiled (https://github.com/AikidoSec/firewall-node/pull/1086).
 * @param base what a path is relative to
 * @returns undefined if it is no URL
 */
export function parseUrl(url: string, base?: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
