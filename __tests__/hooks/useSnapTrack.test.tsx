import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useSnapTrack } from "../../src/hooks/useSnapTrack";

const WIDTH = 500;

function Track({ count = 4 }) {
  const ref = useRef<HTMLUListElement>(null);
  const { index, goTo, handlers } = useSnapTrack(ref, count);
  return (
    <>
      <ul ref={ref} {...handlers} />
      <p role="status">{index}</p>
      <button type="button" onClick={() => goTo(2)}>
        Tercera
      </button>
      <button type="button" onClick={() => goTo(99)}>
        Demasiado lejos
      </button>
    </>
  );
}

/** jsdom lays nothing out: the track gets a width and scrolls at once. */
function renderTrack(width = WIDTH) {
  render(<Track />);
  const track = screen.getByRole("list");
  const scrollTo = jest.fn(({ left }: { left: number }) => swipeTo(track, left));
  Object.defineProperty(track, "clientWidth", { value: width });
  Object.assign(track, { scrollTo });
  return { track, scrollTo };
}

const swipeTo = (track: HTMLElement, left: number) =>
  fireEvent.scroll(track, { target: { scrollLeft: left } });

const expectSlide = (index: number) =>
  expect(screen.getByRole("status")).toHaveTextContent(String(index));

describe("useSnapTrack", () => {
  it("follows swiping to the nearest slide", () => {
    const { track } = renderTrack();
    expectSlide(0);
    swipeTo(track, WIDTH * 1.4);
    expectSlide(1);
    swipeTo(track, WIDTH * 1.6);
    expectSlide(2);
  });

  it("scrolls to a chosen slide", () => {
    const { scrollTo } = renderTrack();
    fireEvent.click(screen.getByRole("button", { name: "Tercera" }));
    expect(scrollTo).toHaveBeenCalledWith({ left: 2 * WIDTH });
    expectSlide(2);
  });

  it("moves one slide with each arrow key", () => {
    const { track } = renderTrack();
    fireEvent.keyDown(track, { key: "ArrowRight" });
    fireEvent.keyDown(track, { key: "ArrowRight" });
    expectSlide(2);
    fireEvent.keyDown(track, { key: "ArrowLeft" });
    expectSlide(1);
  });

  it("stops at both ends", () => {
    const { track, scrollTo } = renderTrack();
    fireEvent.keyDown(track, { key: "ArrowLeft" });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0 });
    fireEvent.click(screen.getByRole("button", { name: "Demasiado lejos" }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 3 * WIDTH });
    fireEvent.keyDown(track, { key: "ArrowRight" });
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 3 * WIDTH });
  });

  it("handles the arrow keys only", () => {
    const { track, scrollTo } = renderTrack();
    expect(fireEvent.keyDown(track, { key: "ArrowRight" })).toBe(false);
    scrollTo.mockClear();
    for (const key of ["ArrowDown", "Tab", "Home", " "]) {
      expect(fireEvent.keyDown(track, { key })).toBe(true);
    }
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("keeps its index while it has no width", () => {
    const { track } = renderTrack(0);
    swipeTo(track, 10);
    expectSlide(0);
  });
});
