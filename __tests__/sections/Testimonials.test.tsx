import { fireEvent, render, screen } from "@testing-library/react";
import { Testimonials } from "../../src/sections/Testimonials";
import { stubMatchMedia, wait } from "../browser";
import { answerQueries, pictureFile } from "../fixtures";

const names = ["Lucía", "Andrés", "Marta"];

const current = () =>
  screen
    .getAllByRole("figure", { hidden: true })
    .filter((slide) => slide.dataset.current === "true")
    .map((slide) => slide.querySelector("figcaption")?.textContent);

// Hidden: the styles show some of them on wide windows alone.
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name, hidden: true }));

const stage = () => screen.getAllByRole("figure", { hidden: true })[0]?.parentElement;

describe("Testimonials", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    stubMatchMedia();
    const testimonials = names.map((name) => ({
      id: name.toLowerCase(),
      name,
      role: "Clienta",
      quote: `Dice ${name}`,
      image: pictureFile(name),
    }));
    answerQueries({
      landing: { testimonials: { title: "Testimonios" } },
      testimonialList: { testimonials },
    });
    render(<Testimonials />);
  });

  it("shows one quote at a time and the next after 8 seconds", () => {
    expect(current()).toEqual(["LucíaClienta"]);
    wait(8000);
    expect(current()).toEqual(["AndrésClienta"]);
  });

  it("quotes the client", () => {
    expect(screen.getByText("«Dice Lucía»")).toBeInTheDocument();
  });

  it("jumps to a client's quote with the dot of that name", () => {
    press("Testimonio 3 de 3: Marta");
    expect(current()).toEqual(["MartaClienta"]);
    expect(screen.getByRole("button", { current: true })).toHaveAccessibleName(
      "Testimonio 3 de 3: Marta",
    );
  });

  it("goes to the previous and the next quote", () => {
    press("Anterior");
    expect(current()).toEqual(["MartaClienta"]);
    press("Siguiente");
    expect(current()).toEqual(["LucíaClienta"]);
  });

  it("can be paused and resumed", () => {
    press("Pausar");
    wait(60_000);
    expect(current()).toEqual(["LucíaClienta"]);
    press("Reanudar");
    wait(8000);
    expect(current()).toEqual(["AndrésClienta"]);
  });

  it("is read out only when it does not move by itself", () => {
    expect(stage()).toHaveAttribute("aria-live", "off");
    press("Pausar");
    expect(stage()).toHaveAttribute("aria-live", "polite");
  });
});
