import { renderHook } from "@testing-library/react";
import { useScrolled } from "../../src/hooks/useScrolled";
import { scrollPageTo } from "../browser";

describe("useScrolled", () => {
  afterEach(() => scrollPageTo(0));

  it("is not past the threshold at the threshold itself", () => {
    const { result } = renderHook(() => useScrolled(50));
    scrollPageTo(50);
    expect(result.current).toBe(false);
  });

  it("is past the threshold one pixel further", () => {
    const { result } = renderHook(() => useScrolled(50));
    scrollPageTo(51);
    expect(result.current).toBe(true);
  });

  it("is not past it any more when the page is scrolled back", () => {
    const { result } = renderHook(() => useScrolled(50));
    scrollPageTo(400);
    scrollPageTo(10);
    expect(result.current).toBe(false);
  });

  it("knows at once when the page starts scrolled", () => {
    scrollPageTo(400);
    const { result } = renderHook(() => useScrolled(50));
    expect(result.current).toBe(true);
  });

  it("listens without holding up the scrolling, and no longer than it is used", () => {
    const add = jest.spyOn(window, "addEventListener");
    const remove = jest.spyOn(window, "removeEventListener");
    const { unmount } = renderHook(() => useScrolled(50));
    const listened = add.mock.calls.find(([type]) => type === "scroll");
    expect(listened?.[2]).toEqual({ passive: true });
    unmount();
    expect(remove).toHaveBeenCalledWith("scroll", listened?.[1]);
  });
});
