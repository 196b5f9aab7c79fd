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
