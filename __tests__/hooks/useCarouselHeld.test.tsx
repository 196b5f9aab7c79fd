import { fireEvent, render } from "@testing-library/react";
import { stubMatchMedia, wait } from "../browser";
import { button, Carousel, carousel, expectSlide, press } from "./sampleCarousel";

describe("a carousel that is held", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    stubMatchMedia();
    render(<Carousel />);
  });

  it("stands still while paused and goes on when resumed", () => {
    press("Pausar");
    wait(60_000);
    expectSlide("uno");
    press("Reanudar");
    wait(8000);
    expectSlide("dos");
  });

  it("can be moved by hand while paused", () => {
    press("Pausar");
    press("Siguiente");
    expectSlide("dos");
    wait(60_000);
    expectSlide("dos");
  });

  it("stands still while hovered", () => {
    fireEvent.mouseEnter(carousel());
    wait(60_000);
    expectSlide("uno");
    fireEvent.mouseLeave(carousel());
    wait(8000);
    expectSlide("dos");
  });

  it("stands still while the focus is anywhere inside it", () => {
    fireEvent.focus(button("Anterior"));
    fireEvent.blur(button("Anterior"), { relatedTarget: button("Siguiente") });
    wait(60_000);
    expectSlide("uno");
    fireEvent.blur(button("Siguiente"), { relatedTarget: button("Fuera") });
    wait(8000);
    expectSlide("dos");
  });

  it("stays paused when the pointer leaves", () => {
    fireEvent.mouseEnter(carousel());
    press("Pausar");
    fireEvent.mouseLeave(carousel());
    wait(60_000);
    expectSlide("uno");
  });
});
