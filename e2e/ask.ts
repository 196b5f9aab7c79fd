import { get, type IncomingMessage } from "node:http";

/** An answer as it came: packed, redirected. */
export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/**
 * Asks a server for a path as it is written, dots and all. Over a connection of its own: nginx ends
 * those that are kept open when it reloads, and a request that was sent at that moment fails.
 * Browsers ask again then.
 */
export function ask(base: string | undefined, path: string, headers: Record<string, string> = {}) {
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

/** What `Cache-Control` says of what never changes under its name, and of all else. */
export const FOREVER = "public, max-age=31536000, immutable";
export const CHECKED = "public, max-age=0, must-revalidate";

/** Name and value of what a header file says of all answers. */
export function headersOfAll(headerFile: string): [name: string, value: string][] {
  const [, rules = ""] = /^\S*\/\*\n((?: {2}.*\n)*)/.exec(headerFile) ?? [];
  return [...rules.matchAll(/^ {2}(.*?): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name.toLowerCase(),
    value,
  ]);
}

/** From where to where the lines of a file of redirects lead. */
export function redirectsIn(file: string): [from: string, to: string, status: number][] {
  return [...file.matchAll(/^(\/\S*) +(\/\S*) +(\d+)$/gm)].map(([, from = "", to = "", status]) => [
    from,
    to,
    Number(status),
  ]);
}
