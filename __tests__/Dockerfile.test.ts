/** @jest-environment node */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { promisify } from "node:util";

const dockerfile = readFileSync("Dockerfile", "utf8");

describe("the health check", () => {
  /** Runs it against a server that answers with a text, or on a port where nothing listens. */
  async function check(answer?: string) {
    const server = createServer((socket) => socket.end(answer ?? "")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    if (answer === undefined) server.close();
    const [, args = "[]"] = /^HEALTHCHECK .*CMD (.*)$/m.exec(dockerfile) ?? [];
    const [command, ...rest]: string[] = JSON.parse(args.replace("8080", String(port)));
    const code = await promisify(execFile)(command ?? "", rest).then(
      () => 0,
      (error: { code: number }) => error.code,
    );
    server.close();
    return code;
  }

  it.each([
    ["passes if there is an answer", "HTTP/1.1 404 Not Found\r\n\r\n", 0],
    ["fails if there is another server", "SSH-2.0\r\n", 1],
    ["fails if there is no server", undefined, 1],
  ])("%s", async (_, answer, code) => expect(await check(answer)).toBe(code));
});
