import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { startServer } from "../../scripts/utils/startServer";
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

it("npm start reads redirects and headers as hosts do", async () => {
  await mkdir(place("public"));
  await writeFile(
    place("public/_headers"),
    "/plan*\n  X-Robots-Tag: noindex\n\n/*\n  X-Frame-Options: DENY\n",
  );
  await writeFile(place("public/_redirects"), "# Old pages\n/a  /plan.pdf 302\n\n/b\t/plan.pdf\n");
  await writeFile(place("public/robots.txt"), "");
  for (const name of ["index.html", "plan.pdf", "404.html"])
    await writeFile(place(`public/${name}`), name);
  const free = createServer().listen(0);
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  free.close();
  const { url, stop } = await startServer(place("public"), port);
  const read = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: "manual" });
    return [status, headers.get("x-robots-tag"), headers.get("x-frame-options")];
  };
  try {
    expect(await read("/")).toEqual([200, null, "DENY"]);
    expect(await read("/plan.pdf")).toEqual([200, "noindex", "DENY"]);
    expect(await read("/a")).toEqual([302, null, "DENY"]);
    expect(await read("/b")).toEqual([301, null, "DENY"]);
    expect(await read("/plan")).toEqual([404, null, "DENY"]);
  } finally {
    stop();
  }
});
