import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import {
  createEditorApp,
  isOwnRequest,
} from "../../../plugins/gatsby-plugin-content-editor/localEditor";
import { tempFolder } from "../../tempFolder";

const HOST = "localhost:8000";
const ORIGIN = `http://${HOST}`;

it.each([
  [true, "GET", { host: HOST }, "127.0.0.1"],
  [true, "GET", { host: "[::1]:8000" }, "::1"],
  [true, "POST", { host: HOST, origin: ORIGIN }, "::ffff:127.0.0.1"],
  [false, "GET", {}, "127.0.0.1"],
  [false, "POST", { host: HOST }, "127.0.0.1"],
  [false, "POST", { host: HOST, origin: "https://otra.example" }, "127.0.0.1"],
  [false, "OPTIONS", { host: HOST, origin: "https://otra.example" }, "127.0.0.1"],
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

describe("the form's server", () => {
  const place = tempFolder();
  let server: Server;
  let url = "";

  /** Stands for decap-server: answers with the request and its folder. */
  const DECAP_SERVER = `exports.registerLocalFs = async (app) =>
    app.post("/api/v1", ({ body }, response) => {
      const folder = process.env.GIT_REPO_DIRECTORY;
      const folders = require("fs").readdirSync(folder, { recursive: true });
      response.json({ ...body, folder, folders });
    });`;

  beforeEach(async () => {
    jest.replaceProperty(process, "env", { ...process.env });
    const dist = "editor/node_modules/decap-server/dist";
    for (const folder of [dist, "data"]) await mkdir(place(folder), { recursive: true });
    await writeFile(place(dist, "middlewares.js"), DECAP_SERVER);
    for (const name of ["editor/index.html", "editor/package.json"]) await cp(name, place(name));
    const app = express();
    app.use("/admin", await createEditorApp(place()));
    server = app.listen(0, "127.0.0.1");
    await once(server, "listening");
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function post(path: string, body: string, origin = url) {
    const headers = { origin, "content-type": "application/json" };
    const response = await fetch(`${url}/admin${path}`, { method: "POST", headers, body });
    const text = await response.text();
    return { status: response.status, answer: text && JSON.parse(text) };
  }

  const act = (action: string, params: object = {}) =>
    post("/api/v1", JSON.stringify({ action, params }));

  it("refuses the pages of other sites", async () => {
    for (const path of ["/api/v1", "/check"])
      expect((await post(path, "{}", "https://otro.example")).status).toBe(403);
    const headers = { origin: "https://otro.example" };
    expect((await fetch(`${url}/admin/config.json`, { headers })).status).toBe(403);
  });

  it("serves the form's page at an address with a trailing slash", async () => {
    const response = await fetch(`${url}/admin`);
    expect(response.url).toBe(`${url}/admin/`);
    expect(await response.text()).toBe(await readFile("editor/index.html", "utf8"));
  });

  it("reads and saves in data/", async () => {
    const answer = expect.objectContaining({ folder: place("data") });
    expect(await act("getEntry")).toEqual({ status: 200, answer });
    const params = { dataFiles: [{ path: "site/site.json", raw: "{}" }], assets: [] };
    expect(await act("persistEntry", params)).toEqual({ status: 200, answer });
  });

  it("creates the folder of a new entry before its files, and none elsewhere", async () => {
    const save = (path: string) =>
      act("persistEntry", { dataFiles: [{ path, raw: "{}" }], assets: [] });
    const { answer } = await save("rentals/nuevo/rental.json");
    expect(answer.folders).toEqual(["rentals", "rentals/nuevo"]);
    await save("../fuera/rental.json");
    expect(existsSync(place("fuera"))).toBe(false);
  });

  it.each(["deleteFile", "deleteFiles", "persistMedia", "publishUnpublishedEntry", undefined])(
    "refuses the action %s",
    async (action) => {
      const answer = { error: "El formulario no borra ni sube fotos sueltas." };
      expect(await act(String(action))).toEqual({ status: 403, answer });
    },
  );

  it("saves only the pictures to which the entry refers", async () => {
    const assets = ["a.jpg", "b.jpg"].map((name) => ({ path: `rentals/1/${name}` }));
    const dataFiles = [{ path: "rentals/1/rental.json", raw: '{ "image": "./b.jpg" }' }];
    const { answer } = await act("persistEntry", { dataFiles, assets });
    expect(answer.params).toEqual({ dataFiles, assets: [assets[1]] });
  });

  it("answers the form's check", async () => {
    const answer = { error: "La petición no se entiende." };
    expect(await post("/check", "{}")).toEqual({ status: 422, answer });
  });

  it("explains a request that is too large", async () => {
    const body = JSON.stringify({ text: "a".repeat(51 * 1024 * 1024) });
    const answer = { error: "Las fotos pesan demasiado para guardarlas a la vez." };
    expect(await post("/check", body)).toEqual({ status: 413, answer });
  });
});
