import { fireEvent, screen } from "@testing-library/react";
import { useCarousel } from "../../src/hooks/useCarousel";

const SLIDES = ["uno", "dos", "tres"];

/** A carousel of three words, and something beside it. */
export function Carousel() {
  const { index, goTo, previous, next, paused, togglePaused, holders } = useCarousel(SLIDES.length);
  return (
    <>
      <section aria-label="Carrusel" {...holders}>
        <p role="status">{SLIDES[index]}</p>
        <button type="button" onClick={previous}>
          Anterior
        </button>
        <button type="button" onClick={next}>
          Siguiente
        </button>
        <button type="button" onClick={() => goTo(2)}>
          Tercera
        </button>
        <button type="button" onClick={togglePaused}>
          {paused ? "Reanudar" : "Pausar"}
        </button>
      </section>
      <button type="button">Fuera</button>
    </>
  );
}

export const carousel = () => screen.getByRole("region", { name: "Carrusel" });
export const button = (name: string) => screen.getByRole("button", { name });

/** Clicks without the focus and the hovering that a visitor would bring along. */
export const press = (name: string) => fireEvent.click(button(name));

export const expectSlide = (name: string) =>
  expect(screen.getByRole("status")).toHaveTextContent(name);
