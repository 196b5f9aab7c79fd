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
const PICTURE = `${PICTURE_API}?name=a.jpg&minWidth=400`;

it.each([
  [true, "GET", { host: HOST }, "127.0.0.1"],
  [true, "GET", { host: "[::1]:8000" }, "::1"],
  [true, "POST", { host: HOST, origin: ORIGIN }, "::ffff:127.0.0.1"],
  [false, "GET", {}, "127.0.0.1"],
  [false, "POST", { host: HOST }, "127.0.0.1"],
  [false, "POST", { host: HOST, origin: "https://otra.example" }, "127.0.0.1"],
  [false, "GET", { host: HOST, origin: "http://localhost:9000" }, "127.0.0.1"],
  [false, "POST", { host: HOST, origin: "null" }, "127.0.0.1"],
  // Other sites' host names that resolve to this computer.
  [false, "POST", { host: "otra.example:8000", origin: "http://otra.example:8000" }, "127.0.0.1"],
  [false, "GET", { host: "localhost.otra.example:8000" }, "127.0.0.1"],
  // Other computers, which may send any headers.
  [false, "POST", { host: HOST, origin: ORIGIN }, "192.168.1.20"],
  [false, "POST", { host: HOST, origin: ORIGIN }, undefined],
])("isOwnRequest is %p for %s %j from %s", (isOwn, method, headers, address) => {
  expect(isOwnRequest(method, headers, address)).toBe(isOwn);
});

describe("requests of the form", () => {
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
  async function send(url: string, body: string) {
    const headers = { origin: `http://${host}` };
    const response = await fetch(`http://${host}${url}`, { method: "POST", headers, body });
    return [response.status, await response.json()];
  }

  const refusal = (message: unknown) => ({ problems: [{ place: "", message }] });

  it("are rejected if they come from another site", async () => {
    const headers = { origin: "https://otro.example" };
    for (const init of [{ headers }, { headers, method: "POST" }]) {
      for (const path of ["/admin/data/rentals/1/1.jpg", API])
        expect((await fetch(`http://${host}${path}`, init)).status).toBe(403);
    }
  });

  it.each([
    [API, '{"action":"list","folder":"data/projects"}', 200, []],
    [API, "", 422, refusal("La petición no se entiende.")],
    [API, "{", 400, refusal(expect.stringMatching(/^La petición es demasiado grande/))],
    [API, '"texto"', 400, refusal(expect.stringMatching(/^La petición es demasiado grande/))],
    [PICTURE, "texto", 422, refusal("se esperaba una imagen; no lo es: «a.jpg»")],
    [PICTURE, "", 422, refusal("se esperaba una imagen; no lo es: «a.jpg»")],
  ])("are answered, or rejected with a reason: %s %s", async (url, body, status, answer) => {
    expect(await send(url, body)).toEqual([status, answer]);
  });

  it("say how heavy a picture of 30 MB is", async () => {
    const message = "se esperaba una imagen de 8 MB como mucho; pesa 30,0 MB: «a.jpg»";
    expect(await send(PICTURE, "a".repeat(30 * 1024 * 1024))).toEqual([422, refusal(message)]);
  });

  it.each([
    ["/admin/data/rentals/1/1.jpg", 200],
    ["/admin/data/rentals/1/rental.json", 404],
    ["/admin/data/%2e%2e/secret.jpg", 403],
    ["/admin/data/rentals/%2e%2e/%2e%2e/%2e%2e/secret.jpg", 403],
  ])("get only the pictures of entries: %s", async (path, status) => {
    // `fetch` would resolve the dots.
    const asked = get({ host: "127.0.0.1", port: host.split(":")[1], path, headers: { host } });
    const [response] = await once(asked, "response");
    response.resume();
    expect(response.statusCode).toBe(status);
  });

  it("may be aborted without an error message", async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => {});
    const received = once(server, "request");
    const socket = connect(Number(host.split(":")[1]), "127.0.0.1");
    const head = `Host: ${host}\r\nOrigin: http://${host}\r\nContent-Length: 100`;
    socket.write(`POST ${API} HTTP/1.1\r\n${head}\r\n\r\n{"action"`);
    const [request] = await received;
    const closed = new Promise((resolve) => request.once("close", resolve));
    socket.destroy();
    await closed;
    expect((await send(API, "{"))[0]).toBe(400);
    expect(said).not.toHaveBeenCalled();
  });
});
