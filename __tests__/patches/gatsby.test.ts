import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { tempFolder } from "../tempFolder";

const place = tempFolder();

/** Bundles Gatsby's loader for a site under a path, as its webpack configuration does. */
async function bundleLoader(pathPrefix: string) {
  const prefix = JSON.stringify(pathPrefix);
  const { outputFiles } = await build({
    entryPoints: [path.resolve("node_modules/gatsby/cache-dir/loader.js")],
    bundle: true,
    write: false,
    format: "cjs",
    loader: { ".js": "jsx" },
    define: { __PATH_PREFIX__: prefix, __BASE_PATH__: prefix, "process.env": "{}" },
  });
  await writeFile(place("loader.cjs"), outputFiles[0]?.text ?? "");
  return createRequire(__filename)(place("loader.cjs"));
}

/** Requests that a host answers whose root is another site. */
class HostRequest {
  static made: string[] = [];
  status = 0;
  readyState = 0;
  onreadystatechange?: () => void;
  #made = "";
  open(method: string, address: string) {
    this.#made = `${method} ${address}`;
  }
  send() {
    HostRequest.made.push(this.#made);
    this.status = this.#made.includes("/web/") ? 404 : 200;
    this.readyState = 4;
    setTimeout(() => this.onreadystatechange?.());
  }
}

it("asks for an unknown page under the site's path, not at the host's root", async () => {
  Object.assign(globalThis, { XMLHttpRequest: HostRequest, navigator: {} });
  const { ProdLoader } = await bundleLoader("/web");
  const loader = new ProdLoader({}, [], undefined);
  await loader.loadPageDataJson("/nada/");
  expect(HostRequest.made.filter((request) => !request.includes(" /web/"))).toEqual([]);
  expect(HostRequest.made).toContain("HEAD /web/nada/");
});
