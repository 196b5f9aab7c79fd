import { loadOrReload } from "../../src/utils/loadOrReload";

const GONE = new Error("Loading chunk 336 failed.");
const gone = () => Promise.reject(GONE);

/** Whether the page itself can be had. */
const answer = (how: () => Promise<{ ok: boolean }>) =>
  Object.assign(window, { fetch: jest.fn(how) });

describe("loadOrReload", () => {
  beforeEach(() => {
    sessionStorage.clear();
    answer(async () => ({ ok: true }));
  });

  it("returns the module", async () => {
    const reload = jest.fn();
    await expect(loadOrReload(async () => "part", reload)).resolves.toBe("part");
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads the page when the script is gone, and stays pending", async () => {
    const reload = jest.fn();
    const settled = jest.fn();
    loadOrReload(gone, reload).finally(settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it("throws the second time", async () => {
    const reload = jest.fn();
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(loadOrReload(gone, reload)).rejects.toBe(GONE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["no net", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["no such page any more", async () => ({ ok: false })],
  ])("does not reload where there is %s, but later", async (_, how) => {
    answer(how);
    const reload = jest.fn();
    await expect(loadOrReload(gone, reload)).rejects.toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
    answer(async () => ({ ok: true }));
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("may reload again after a success", async () => {
    const reload = jest.fn();
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    await loadOrReload(async () => "part", reload);
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not reload where storage is blocked", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("denied");
    });
    const reload = jest.fn();
    await expect(loadOrReload(gone, reload)).rejects.toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
  });
});
