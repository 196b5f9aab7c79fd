import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { formatNginx } from "../plugins/gatsby-adapter-static/nginx";

const PORT = Number(process.env.E2E_PORT ?? 9123) + 2;

const serve = (folder: string) =>
  promisify(execFile)("node_modules/.bin/tsx", ["scripts/serve.ts", folder, String(PORT)]);

// The tests share a port.
test.describe.configure({ mode: "default" });

test("npm run serve fails with nginx's message if nginx can't start", async () => {
  const folder = test.info().outputPath();
  mkdirSync(folder, { recursive: true });
  await expect(serve(folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^nginx ended: .*_nginx\.conf/),
  });
});

test("npm run serve prints the site's URL with its path prefix", async () => {
  const folder = test.info().outputPath("una carpeta");
  mkdirSync(folder, { recursive: true });
  const configuration = formatNginx({ loader: "", editor: false, pathPrefix: "/web" }, []);
  writeFileSync(path.join(folder, "_nginx.conf"), configuration);
  writeFileSync(path.join(folder, "index.html"), "Portada");
  const server = spawn("node_modules/.bin/tsx", ["scripts/serve.ts", folder, String(PORT)], {
    env: { ...process.env, SITE_URL: "https://www.zaguan.example/web" },
  });
  try {
    const [line] = await once(server.stdout, "data");
    expect(String(line)).toBe(`${folder} at http://localhost:${PORT}/web/\n`);
    expect(await (await fetch(`http://localhost:${PORT}/web/`)).text()).toBe("Portada");
  } finally {
    server.kill();
    expect(await once(server, "exit")).toEqual([0, null]);
  }
});

test("npm start responds as hosts do: with pages, redirects and 404", async () => {
  const server = spawn("node_modules/.bin/tsx", ["scripts/start.ts", String(PORT)]);
  try {
    await once(server.stdout, "data");
    const ask = async (address: string) => {
      const url = `http://localhost:${PORT}${address}`;
      const { status, headers } = await fetch(url, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await ask("/proyectos/")).toEqual([200, null]);
    expect(await ask("/proyecto/")).toEqual([301, "/proyectos/"]);
    expect(await ask("/servicios/?utm=x")).toEqual([301, "/?utm=x#servicios"]);
    expect(await ask("/proyectos")).toEqual([301, "/proyectos/"]);
    expect(await ask("/proyecto/99/")).toEqual([404, null]);
  } finally {
    server.kill();
    await once(server, "exit");
  }
});
