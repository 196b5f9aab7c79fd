import { render } from "@testing-library/react";
import { stubMatchMedia, wait } from "../browser";
import { Carousel, expectSlide, press } from "./sampleCarousel";

describe("useCarousel", () => {
  beforeEach(() => jest.useFakeTimers());

  describe("where motion is welcome", () => {
    beforeEach(() => {
      stubMatchMedia();
      render(<Carousel />);
    });

    it("starts at the first slide and moves on after 8 seconds, not before", () => {
      wait(7999);
      expectSlide("uno");
      wait(1);
      expectSlide("dos");
    });

    it("goes back to the first slide after the last", () => {
      for (const slide of ["dos", "tres", "uno"]) {
        wait(8000);
        expectSlide(slide);
      }
    });

    it("wraps around with the buttons in both directions", () => {
      press("Anterior");
      expectSlide("tres");
      press("Siguiente");
      expectSlide("uno");
      press("Siguiente");
      expectSlide("dos");
    });

    it("jumps to a chosen slide and goes on from there", () => {
      press("Tercera");
      expectSlide("tres");
      wait(8000);
      expectSlide("uno");
    });

    it("gives a slide that was chosen its full time", () => {
      wait(5000);
      press("Tercera");
      wait(7999);
      expectSlide("tres");
      wait(1);
      expectSlide("uno");
    });
  });

  it("does not advance by itself under reduced motion, but by hand", () => {
    const { queries } = stubMatchMedia(true);
    render(<Carousel />);
    wait(60_000);
    expectSlide("uno");
    press("Siguiente");
    expectSlide("dos");
    expect(new Set(queries)).toEqual(new Set(["(prefers-reduced-motion: reduce)"]));
  });

  it("leaves no timer behind", () => {
    stubMatchMedia();
    render(<Carousel />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
