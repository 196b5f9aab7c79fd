/** @jest-environment node */
import { Readable } from "node:stream";
import { answerStream, isOwnRequest } from "../../../plugins/gatsby-plugin-content-editor/serve";

const HOST = "localhost:8000";
const ORIGIN = `http://${HOST}`;

it.each([
  ["GET", { host: HOST }, "127.0.0.1"],
  ["GET", { host: "[::1]:8000" }, "::1"],
  ["POST", { host: HOST, origin: ORIGIN }, "::ffff:127.0.0.1"],
  ["POST", { host: HOST, origin: "https://localhost:8000" }, "127.0.0.1"],
])("accepts a request of the editor's own page: %s %j from %s", (method, headers, address) => {
  expect(isOwnRequest(method, headers, address)).toBe(true);
});

it.each([
  ["GET", {}, "127.0.0.1"],
  ["POST", { host: HOST }, "127.0.0.1"],
  ["POST", { host: HOST, origin: "https://otra.example" }, "127.0.0.1"],
  ["GET", { host: HOST, origin: "http://localhost:9000" }, "127.0.0.1"],
  ["POST", { host: HOST, origin: "null" }, "127.0.0.1"],
  // Names of other sites that lead to this computer.
  ["POST", { host: "otra.example:8000", origin: "http://otra.example:8000" }, "127.0.0.1"],
  ["GET", { host: "localhost.otra.example:8000" }, "127.0.0.1"],
  ["GET", { host: "ninguno:puerto" }, "127.0.0.1"],
  // Other computers, which may say anything of themselves.
  ["POST", { host: HOST, origin: ORIGIN }, "192.168.1.20"],
  ["POST", { host: HOST, origin: ORIGIN }, undefined],
])("refuses a request of anybody else: %s %j from %s", (method, headers, address) => {
  expect(isOwnRequest(method, headers, address)).toBe(false);
});

it("refuses what is no JSON, and what breaks off", async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error("aborted"));
    },
  });
  for (const stream of [Readable.from("{"), Readable.from(""), broken]) {
    expect(await answerStream("/", stream)).toMatchObject({ status: 400 });
  }
});
