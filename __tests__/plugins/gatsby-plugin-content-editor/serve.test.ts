/** @jest-environment node */
import type { Request, Response } from "express";
import { onlyFromHere } from "../../../plugins/gatsby-plugin-content-editor/serve";

/** The status that a request gets; 200 where it is passed on. */
function statusOf(headers: Request["headers"]): number {
  let status = 200;
  const response = {
    status(code: number) {
      status = code;
      return this;
    },
    end: () => {},
  };
  onlyFromHere({ headers } as Request, response as unknown as Response, () => {});
  return status;
}

describe("onlyFromHere", () => {
  it.each([
    { host: "localhost:8000" },
    { host: "127.0.0.1:8000" },
    { host: "[::1]:8000" },
    { host: "localhost:8000", origin: "http://localhost:8000" },
    { host: "localhost:8000", origin: "https://localhost:8000" },
  ])("lets the editor's own page ask: %j", (headers) => {
    expect(statusOf(headers)).toBe(200);
  });

  it.each([
    {},
    { host: "localhost:8000", origin: "https://otra.example" },
    { host: "localhost:8000", origin: "http://localhost:9000" },
    { host: "localhost:8000", origin: "null" },
    // Names that another site has let lead here.
    { host: "otra.example:8000", origin: "http://otra.example:8000" },
    { host: "localhost.otra.example:8000" },
    { host: "otra.example:8000" },
    { host: "ninguno:puerto" },
  ])("lets no other page ask: %j", (headers) => {
    expect(statusOf(headers)).toBe(403);
  });
});
