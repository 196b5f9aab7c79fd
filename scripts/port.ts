import { once } from "node:events";
import { connect } from "node:net";

/** Whether a port of this machine accepts connections. */
export async function isPortTaken(port: number): Promise<boolean> {
  const sockets = ["127.0.0.1", "::1"].map((host) => connect(port, host));
  const answers = await Promise.allSettled(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.destroy();
  return answers.some(({ status }) => status === "fulfilled");
}
