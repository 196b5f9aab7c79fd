import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readyCache } from "./cache";

/** Installs the editor where it is not yet, then develops with it at /admin/. */
if (!existsSync("editor/node_modules/decap-cms")) {
  console.log("Instalando el editor; solo la primera vez …");
  const { status } = spawnSync("npm", ["ci", "--prefix", "editor"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
readyCache(process.cwd(), "");
console.log("El editor estará en http://localhost:8000/admin/");
const develop = spawn("gatsby", ["develop", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, SITE_EDITOR: "on" },
});
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stopped = true;
    develop.kill(signal);
  });
}
develop.on("error", ({ message }) => {
  console.error(`No se puede ejecutar gatsby (${message}): npm ci`);
  process.exit(1);
});
develop.on("exit", (code, signal) => {
  if (signal && !stopped) {
    console.error(`gatsby ha terminado por ${signal}: si falta memoria, cierra algo.`);
  }
  process.exit(code ?? (stopped ? 0 : 1));
});
