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

  it("gives what was loaded", async () => {
    const reload = jest.fn();
    await expect(loadOrReload(async () => "part", reload)).resolves.toBe("part");
    expect(reload).not.toHaveBeenCalled();
  });

  it("loads the page anew where the part has gone, and promises nothing meanwhile", async () => {
    const reload = jest.fn();
    const settled = jest.fn();
    loadOrReload(gone, reload).finally(settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(settled).not.toHaveBeenCalled();
  });

  it("does so once: then the failure is told", async () => {
    const reload = jest.fn();
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(loadOrReload(gone, reload)).rejects.toBe(GONE);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["no net", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["no such page any more", async () => ({ ok: false })],
  ])("keeps the page where there is %s, and would load it anew later", async (_, how) => {
    answer(how);
    const reload = jest.fn();
    await expect(loadOrReload(gone, reload)).rejects.toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
    answer(async () => ({ ok: true }));
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is ready for the next release once the part came", async () => {
    const reload = jest.fn();
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    await loadOrReload(async () => "part", reload);
    loadOrReload(gone, reload);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not load anew again and again where nothing can be noted", async () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("denied");
    });
    const reload = jest.fn();
    await expect(loadOrReload(gone, reload)).rejects.toBe(GONE);
    expect(reload).not.toHaveBeenCalled();
  });
});
