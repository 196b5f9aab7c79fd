import { act, renderHook, waitFor } from "@testing-library/react";
import { useHistoryEntry } from "../../src/hooks/useHistoryEntry";

const renderEntry = (name: string) =>
  renderHook(() => useHistoryEntry<{ index: number }>(name)).result;

/** Opens an overlay, and then leaves its page, as a reload does. */
function openAndReload() {
  const { result, unmount } = renderHook(() => useHistoryEntry<{ index: number }>("first"));
  act(() => result.current.open({ index: 2 }));
  unmount();
}

describe("useHistoryEntry", () => {
  beforeEach(() => window.history.pushState({ key: "gatsby" }, "", "/proyecto/1/"));

  it("adds a single history entry, even if opened or closed twice", async () => {
    const result = renderEntry("first");
    const { length } = window.history;
    const back = jest.spyOn(window.history, "back");
    act(() => result.current.open({ index: 1 }));
    act(() => result.current.open({ index: 2 }));
    expect(result.current.value).toEqual({ index: 2 });
    expect(window.history.length).toBe(length + 1);
    act(() => {
      result.current.close();
      result.current.close();
    });
    await waitFor(() => expect(result.current.value).toBeUndefined());
    expect(window.history.state).toEqual({ key: "gatsby" });
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("stays open over a reload, with the same value", () => {
    openAndReload();
    expect(renderEntry("first").current.value).toEqual({ index: 2 });
    expect(renderEntry("second").current.value).toBeUndefined();
  });

  it("opens on Forward after a reload, with the same value", async () => {
    openAndReload();
    act(() => window.history.back());
    await waitFor(() => expect(window.history.state).toEqual({ key: "gatsby" }));
    const result = renderEntry("first");
    act(() => window.history.forward());
    await waitFor(() => expect(result.current.value).toEqual({ index: 2 }));
  });

  it("leaves entries of other components or pages to the router", async () => {
    const router = jest.fn();
    window.addEventListener("popstate", router);
    const first = renderEntry("first");
    const second = renderEntry("second");
    window.history.replaceState({}, "", "/");
    window.history.pushState({}, "", "/proyecto/1/");
    act(() => second.current.open({ index: 1 }));
    expect(first.current.value).toBeUndefined();
    act(() => window.history.go(-2));
    await waitFor(() => expect(second.current.value).toBeUndefined());
    expect(router).toHaveBeenCalledTimes(1);
  });
});
