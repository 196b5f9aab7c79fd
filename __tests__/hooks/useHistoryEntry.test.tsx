import { act, renderHook, waitFor } from "@testing-library/react";
import { useHistoryEntry } from "../../src/hooks/useHistoryEntry";

describe("useHistoryEntry", () => {
  beforeEach(() => window.history.pushState({ key: "gatsby" }, "", "/proyecto/1/"));

  it("adds a single history entry, even if opened or closed twice", async () => {
    const { result } = renderHook(() => useHistoryEntry("first"));
    const { length } = window.history;
    const back = jest.spyOn(window.history, "back");
    act(() => result.current.open());
    act(() => result.current.open());
    expect(window.history.length).toBe(length + 1);
    act(() => {
      result.current.close();
      result.current.close();
    });
    await waitFor(() => expect(result.current.isOpen).toBe(false));
    expect(window.history.state).toEqual({ key: "gatsby" });
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("stays open over a reload", () => {
    const before = renderHook(() => useHistoryEntry("first"));
    act(() => before.result.current.open());
    before.unmount();
    expect(renderHook(() => useHistoryEntry("first")).result.current.isOpen).toBe(true);
    expect(renderHook(() => useHistoryEntry("second")).result.current.isOpen).toBe(false);
  });

  it("opens on Forward after a reload", async () => {
    const before = renderHook(() => useHistoryEntry("first"));
    act(() => before.result.current.open());
    before.unmount();
    act(() => window.history.back());
    await waitFor(() => expect(window.history.state).toEqual({ key: "gatsby" }));
    const { result } = renderHook(() => useHistoryEntry("first"));
    act(() => window.history.forward());
    await waitFor(() => expect(result.current.isOpen).toBe(true));
  });

  it("leaves entries of other components or pages to the router", async () => {
    const router = jest.fn();
    window.addEventListener("popstate", router);
    const first = renderHook(() => useHistoryEntry("first"));
    const second = renderHook(() => useHistoryEntry("second"));
    window.history.replaceState({}, "", "/");
    window.history.pushState({}, "", "/proyecto/1/");
    act(() => second.result.current.open());
    expect(first.result.current.isOpen).toBe(false);
    act(() => window.history.go(-2));
    await waitFor(() => expect(second.result.current.isOpen).toBe(false));
    expect(router).toHaveBeenCalledTimes(1);
  });
});
