import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { get, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { API, PICTURE_API } from "../../../plugins/gatsby-plugin-content-editor/protocol";
import { isOwnRequest, serveEditor } from "../../../plugins/gatsby-plugin-content-editor/serve";
import { tempFolder } from "../../tempFolder";

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

describe("what the form sends", () => {
  const place = tempFolder();
  let server: Server;
  let host = "";
  beforeEach(async () => {
    const decap = "editor/node_modules/decap-cms/dist";
    await mkdir(place(decap), { recursive: true });
    await writeFile(place(decap, "decap-cms.js"), "");
    await mkdir(place("data/rentals/1"), { recursive: true });
    for (const name of ["secret.jpg", "data/rentals/1/1.jpg", "data/rentals/1/rental.json"])
      await writeFile(place(name), "{}");
    const app = express();
    serveEditor(app, place());
    server = app.listen(0, "127.0.0.1");
    await once(server, "listening");
    host = `localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Sends a text without a content type, as the form does. */
  async function send(body: string, url = API) {
    const headers = { origin: `http://${host}` };
    const response = await fetch(`http://${host}${url}`, { method: "POST", headers, body });
    return [response.status, await response.json()];
  }

  const refusal = (message: unknown) => ({ problems: [{ place: "", message }] });

  it("is refused where it comes from another site", async () => {
    const headers = { origin: "https://otro.example" };
    const response = await fetch(`http://${host}${API}`, { method: "POST", headers });
    expect(response.status).toBe(403);
  });

  it.each([
    ['{"action":"list","folder":"data/projects"}', 200, []],
    ["", 422, refusal("La petición no se entiende.")],
    ["{", 400, refusal(expect.stringMatching(/^La petición no es JSON/))],
    ['"texto"', 400, refusal(expect.stringMatching(/^La petición no es JSON/))],
  ])(
    "is answered, or refused with a reason where it is no request: %s",
    async (body, ...answer) => {
      expect(await send(body)).toEqual(answer);
    },
  );

  it("may be a picture, as it is", async () => {
    const answer = [422, refusal("se esperaba una imagen; no lo es: «a.jpg»")];
    for (const body of ["texto", ""])
      expect(await send(body, `${PICTURE_API}?name=a.jpg&minWidth=400`)).toEqual(answer);
  });

  it.each([
    ["/admin/data/rentals/1/1.jpg", 200],
    ["/admin/data/rentals/1/rental.json", 404],
    ["/admin/data/%2e%2e/secret.jpg", 403],
    ["/admin/data/rentals/%2e%2e/%2e%2e/%2e%2e/secret.jpg", 403],
  ])("gets the pictures of entries alone: %s", async (path, status) => {
    // fetch would resolve the dots.
    const asked = get({ host: "127.0.0.1", port: host.split(":")[1], path, headers: { host } });
    const [response] = await once(asked, "response");
    response.resume();
    expect(response.statusCode).toBe(status);
  });

  it("may break off half-way, and nobody is told", async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => {});
    const received = once(server, "request");
    const socket = connect(Number(host.split(":")[1]), "127.0.0.1");
    const head = `Host: ${host}\r\nOrigin: http://${host}\r\nContent-Length: 100`;
    socket.write(`POST ${API} HTTP/1.1\r\n${head}\r\n\r\n{"action"`);
    const [request] = await received;
    const closed = new Promise((resolve) => request.once("close", resolve));
    socket.destroy();
    await closed;
    expect((await send("{"))[0]).toBe(400);
    expect(said).not.toHaveBeenCalled();
  });
});
