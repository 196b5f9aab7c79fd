import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { scriptRunner } from "./scriptRunner";

const { place, run } = scriptRunner();

it.each(["127.0.0.1", "::1"])("npm run serve says that the port is taken on %s", async (host) => {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const { status, lines } = run("serve-nginx.ts", {}, [place(), String(port)]);
  server.close();
  expect([status, lines]).toEqual([1, [`Port ${port} is taken: free it, or choose another.`]]);
});
