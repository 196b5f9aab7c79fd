/** @jest-environment node */
import { Readable } from "node:stream";
import { answerStream, isLocalRequest } from "../../../plugins/gatsby-plugin-content-editor/serve";

it.each([
  { host: "localhost:8000" },
  { host: "127.0.0.1:8000" },
  { host: "[::1]:8000" },
  { host: "localhost:8000", origin: "http://localhost:8000" },
  { host: "localhost:8000", origin: "https://localhost:8000" },
])("accepts a request of the editor's own page: %j", (headers) => {
  expect(isLocalRequest(headers)).toBe(true);
});

it.each([
  {},
  { host: "localhost:8000", origin: "https://otra.example" },
  { host: "localhost:8000", origin: "http://localhost:9000" },
  { host: "localhost:8000", origin: "null" },
  // Names of other sites that lead to this computer.
  { host: "otra.example:8000", origin: "http://otra.example:8000" },
  { host: "localhost.otra.example:8000" },
  { host: "otra.example:8000" },
  { host: "ninguno:puerto" },
])("refuses a request of any other page: %j", (headers) => {
  expect(isLocalRequest(headers)).toBe(false);
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
