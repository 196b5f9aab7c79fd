import { fireEvent, render, screen } from "@testing-library/react";
import { useSlides } from "../../src/hooks/useSlides";

const WIDTH = 500;

function Track() {
  const { track, index, handlers } = useSlides(4);
  return (
    <>
      <ul ref={track} {...handlers} />
      <p role="status">{index}</p>
    </>
  );
}

/** jsdom has no layout: the track gets a width and scrolls instantly. */
function renderTrack() {
  render(<Track />);
  const track = screen.getByRole("list");
  const scrollTo = jest.fn(({ left }: { left: number }) => swipeTo(track, left));
  Object.defineProperty(track, "clientWidth", { value: WIDTH, configurable: true });
  Object.assign(track, { scrollTo });
  /** Presses an arrow key, and returns the target slide. */
  const press = (side: "Left" | "Right") => {
    fireEvent.keyDown(track, { key: `Arrow${side}` });
    return (scrollTo.mock.lastCall?.[0].left ?? 0) / WIDTH;
  };
  return { track, scrollTo, press };
}

const swipeTo = (track: HTMLElement, left: number) =>
  fireEvent.scroll(track, { target: { scrollLeft: left } });

const expectSlide = (index: number) =>
  expect(screen.getByRole("status")).toHaveTextContent(String(index));

describe("useSlides", () => {
  it("follows swiping to the nearest slide", () => {
    const { track } = renderTrack();
    expectSlide(0);
    swipeTo(track, WIDTH * 1.4);
    expectSlide(1);
    swipeTo(track, WIDTH * 1.6);
    expectSlide(2);
  });

  it("knows where it was swiped to before hydration", () => {
    jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(WIDTH);
    jest.spyOn(Element.prototype, "scrollLeft", "get").mockReturnValue(WIDTH * 2);
    render(<Track />);
    expectSlide(2);
  });

  it("moves one slide per arrow key, and stops at both ends", () => {
    const { press } = renderTrack();
    const sides = ["Left", "Right", "Right", "Right", "Right", "Left"] as const;
    expect(sides.map(press)).toEqual([0, 1, 2, 3, 3, 2]);
    expectSlide(2);
  });

  it("counts a second press from the first one's target while still scrolling", () => {
    const { track, scrollTo, press } = renderTrack();
    scrollTo.mockImplementation(() => false);
    expect([press("Right"), press("Right"), press("Left")]).toEqual([1, 2, 1]);
    // A swipe overrides the target.
    swipeTo(track, WIDTH * 2);
    fireEvent(track, new Event("scrollend"));
    expect(press("Right")).toBe(3);
  });

  // Not every Safari has `scrollend`.
  it("counts from where a finger or the wheel has taken it, even without scrollend", () => {
    const { track, scrollTo, press } = renderTrack();
    scrollTo.mockImplementation(() => false);
    for (const takeOver of [fireEvent.pointerDown, fireEvent.wheel]) {
      expect(press("Right")).toBe(1);
      swipeTo(track, WIDTH * 0.3);
      takeOver(track);
      swipeTo(track, 0);
    }
    expect(press("Right")).toBe(1);
  });

  it("counts from the target of a press that takes another back on the way", () => {
    const { track, scrollTo, press } = renderTrack();
    scrollTo.mockImplementation(() => false);
    expect(press("Right")).toBe(1);
    swipeTo(track, WIDTH * 0.4);
    expect(press("Left")).toBe(0);
    // It goes on for a moment.
    swipeTo(track, WIDTH * 0.6);
    expect(press("Right")).toBe(1);
    swipeTo(track, WIDTH * 0.4);
    expect(press("Right")).toBe(2);
    // Once it has arrived, presses count from there.
    swipeTo(track, WIDTH * 2);
    swipeTo(track, WIDTH);
    expect(press("Right")).toBe(2);
  });

  it("stays at its slide when the window gets narrower", () => {
    const { track, scrollTo } = renderTrack();
    swipeTo(track, 2 * WIDTH);
    Object.defineProperty(track, "clientWidth", { value: 300 });
    fireEvent(window, new Event("resize"));
    fireEvent(window, new Event("resize"));
    expect(scrollTo.mock.calls).toEqual([[{ left: 600, behavior: "instant" }]]);
  });

  it("handles only the arrow keys", () => {
    const { track, scrollTo } = renderTrack();
    expect(fireEvent.keyDown(track, { key: "ArrowRight" })).toBe(false);
    scrollTo.mockClear();
    // With a modifier key, arrows are the browser's shortcuts for Back and Forward.
    const keys = [{ key: "ArrowDown" }, { key: "Home" }, { key: "ArrowRight", altKey: true }];
    for (const key of keys) expect(fireEvent.keyDown(track, key)).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
