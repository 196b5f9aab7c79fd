import { reloadForMissingScript } from "../../src/utils/reloadForMissingScript";

// jsdom only reports that it can't reload.
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, "error").mockReturnValue();
  Object.assign(window, { fetch: jest.fn().mockResolvedValue({ ok: true }) });
});

it("reloads once for a release, even if another of its scripts is missing", async () => {
  expect(await reloadForMissingScript("/app.js", "0123abcd")).toBe(true);
  expect(await reloadForMissingScript("/component.js", "0123abcd")).toBe(false);
  expect(await reloadForMissingScript("/component.js", "4567cdef")).toBe(true);
});

it("reloads once if two scripts fail together", async () => {
  const results = await Promise.all([
    reloadForMissingScript("/framework.js", "0123abcd"),
    reloadForMissingScript("/app.js", "0123abcd"),
  ]);
  expect(results).toEqual([true, false]);
});

it("does not reload if session storage is denied, as it might never end", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  expect(await reloadForMissingScript("/app.js")).toBe(false);
});
