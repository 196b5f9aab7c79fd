import { get, type IncomingMessage } from "node:http";

/** A raw response, neither decompressed nor redirected. */
interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/**
 * Requests a path exactly as written, dots included, over its own connection.
 * @param base origin of the server
 */
export function requestRaw(
  base: string | undefined,
  path: string,
  headers: Record<string, string> = {},
) {
  const { hostname, port } = new URL(base ?? "");
  return new Promise<Answer>((resolve, reject) => {
    get({ hostname, port, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part as Buffer);
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, headers, body: Buffer.concat(parts) });
    }).on("error", reject);
  });
}

/** `Cache-Control` of files that never change under their name, and of all other files. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** Parses the headers that a `_headers` file sets on every response. */
export function parseGlobalHeaders(headerFile: string): [name: string, value: string][] {
  const [, rules = ""] = /^\S*\/\*\n((?: {2}.*\n)*)/.exec(headerFile) ?? [];
  return [...rules.matchAll(/^ {2}(.*?): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name.toLowerCase(),
    value,
  ]);
}

/** Parses the lines of a `_redirects` file. */
export function parseRedirects(file: string): [from: string, to: string, status: number][] {
  return [...file.matchAll(/^(\/\S*) +(\/\S*) +(\d+)$/gm)].map(([, from = "", to = "", status]) => [
    from,
    to,
    Number(status),
  ]);
}
