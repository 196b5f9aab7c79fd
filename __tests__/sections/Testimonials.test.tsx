import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Testimonials } from "../../src/sections/Testimonials";
import { advanceTimers } from "../advanceTimers";
import { answerQueries } from "../answerQueries";
import { pictureFile } from "../queryResults";
import { stubMatchMedia } from "../stubBrowser";

const names = ["Lucía", "Andrés", "Marta"];

const expectSlide = (name: string) =>
  expect(
    screen
      .getAllByRole("figure", { hidden: true })
      .filter((slide) => slide.dataset.current === "true")
      .map((slide) => slide.querySelector("figcaption")?.textContent),
  ).toEqual([`${name}Clienta`]);

// Hidden, because some are only displayed in wide windows.
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
/** Clicks without the focus and hover of a real click. */
const press = (name: string) => fireEvent.click(button(name));

const stage = () => screen.getAllByRole("figure", { hidden: true })[0]?.parentElement;
const group = () => screen.getByRole("group", { name: "Testimonios" });

function answer(clients: readonly string[], quote = "Me gustó.") {
  const testimonials = clients.map((name) => ({
    jsonId: name.toLowerCase(),
    name,
    role: "Clienta",
    quote,
    image: pictureFile(name),
  }));
  answerQueries({
    landing: { testimonialsHeading: { title: "Testimonios" } },
    allTestimonial: { nodes: testimonials },
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  stubMatchMedia();
  answer(names);
});

it("a single testimonial has no controls", () => {
  answer(["Lucía"]);
  render(<Testimonials />);
  expectSlide("Lucía");
  expect(screen.queryAllByRole("button", { hidden: true })).toEqual([]);
});

it.each([
  ["Volvería a comprar aquí.", "«Volvería a comprar aquí»."],
  ["Y así siguieron...", "«Y así siguieron...»."],
  ["¿Qué más se puede pedir?", "«¿Qué más se puede pedir?»."],
])("«%s» is quoted as %s", (quote, words) => {
  answer(["Lucía"], quote);
  render(<Testimonials />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

describe("Testimonials under reduced motion", () => {
  it("don't rotate, but can be changed with the buttons", () => {
    const { queries } = stubMatchMedia(true);
    render(<Testimonials />);
    advanceTimers(60_000);
    expectSlide("Lucía");
    press("Siguiente");
    expectSlide("Andrés");
    expect(new Set(queries)).toEqual(new Set(["(prefers-reduced-motion: reduce)"]));
  });

  it("are rendered independently of the preference, then become a live region", () => {
    stubMatchMedia(true);
    const onServer = document.createElement("div");
    onServer.innerHTML = renderToString(<Testimonials />);
    expect(onServer.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
    render(<Testimonials />, { container: document.body.appendChild(onServer), hydrate: true });
    expect(stage()).toHaveAttribute("aria-live", "polite");
  });
});

describe("Testimonials", () => {
  beforeEach(() => {
    render(<Testimonials />);
  });

  it("show each quote for 8 seconds, start over after the last, and leave no timer behind", () => {
    advanceTimers(7999);
    expectSlide("Lucía");
    advanceTimers(1);
    expectSlide("Andrés");
    advanceTimers(8000);
    expectSlide("Marta");
    advanceTimers(8000);
    expectSlide("Lucía");
    cleanup();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("wrap around in both directions with the buttons", () => {
    press("Anterior");
    expectSlide("Marta");
    press("Siguiente");
    expectSlide("Lucía");
  });

  it("jump to a quote with its dot, and show it for its full time", () => {
    advanceTimers(5000);
    press("Testimonio 3 de 3: Marta");
    expect(screen.getByRole("button", { current: true })).toBe(button("Testimonio 3 de 3: Marta"));
    advanceTimers(7999);
    expectSlide("Marta");
    advanceTimers(1);
    expectSlide("Lucía");
  });

  it("stay paused until resumed, even if changed or left by the pointer", () => {
    fireEvent.pointerEnter(group());
    press("Pausar");
    fireEvent.pointerLeave(group());
    advanceTimers(60_000);
    expectSlide("Lucía");
    press("Siguiente");
    advanceTimers(60_000);
    expectSlide("Andrés");
    press("Reanudar");
    advanceTimers(8000);
    expectSlide("Marta");
  });

  it("don't rotate while the focus is inside", () => {
    fireEvent.focus(button("Anterior"));
    fireEvent.blur(button("Anterior"), { relatedTarget: button("Siguiente") });
    advanceTimers(60_000);
    expectSlide("Lucía");
    fireEvent.blur(button("Siguiente"), { relatedTarget: document.body });
    advanceTimers(8000);
    expectSlide("Andrés");
  });

  it("don't rotate while hovered, and are a live region only while they don't", () => {
    expect(stage()).toHaveAttribute("aria-live", "off");
    fireEvent.pointerEnter(group());
    expect(stage()).toHaveAttribute("aria-live", "polite");
    advanceTimers(60_000);
    expectSlide("Lucía");
    fireEvent.pointerLeave(group());
    expect(stage()).toHaveAttribute("aria-live", "off");
    advanceTimers(8000);
    expectSlide("Andrés");
    press("Pausar");
    expect(stage()).toHaveAttribute("aria-live", "polite");
  });
});
