import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { scriptRunner } from "./scriptRunner";

const { place, run } = scriptRunner();

it("npm start says in one line that there is no build, that a port is none, or is taken", async () => {
  expect(run("serve.ts")).toEqual({
    status: 1,
    lines: ["There is no built site in public/: npm run build"],
  });
  await mkdir(place("public"));
  await writeFile(place("public/_headers"), "/*\n  X-Frame-Options: DENY\n");
  await writeFile(place("public/_redirects"), "/a /b 301\n");
  await writeFile(place("public/robots.txt"), "");
  for (const port of ["abc", "99999"]) {
    const line = `${port} is no port: choose one up to 65535, npm run serve -- 9001`;
    expect(run("serve.ts", {}, [port])).toEqual({ status: 1, lines: [line] });
  }
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { status, lines } = run("serve.ts", {}, [String(port)]);
  server.close();
  const message =
    /^The site can't be served \(.*EADDRINUSE.*\): choose another port, npm run serve -- 9001$/;
  expect([status, lines]).toEqual([1, [expect.stringMatching(message)]]);
});
