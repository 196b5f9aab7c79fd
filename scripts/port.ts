import { connect } from "node:net";

/** Whether a port of this machine accepts connections. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => accepts(host, port)));
  return answers.includes(true);
}

async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host);
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
