import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
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
  });

  it("is read out from the start under reduced motion, but not before scripts know", () => {
    stubMatchMedia(true);
    const onServer = document.createElement("div");
    onServer.innerHTML = renderToString(<Testimonials />);
    expect(onServer.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
    render(<Testimonials />, { container: document.body.appendChild(onServer), hydrate: true });
    expect(stage()).toHaveAttribute("aria-live", "polite");
  });

  describe("where motion is welcome", () => {
    beforeEach(() => {
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

    it.each(["mouseEnter", "focus"] as const)("is read out while held by a %s", (hold) => {
      const group = screen.getByRole("group", { name: "Testimonios" });
      fireEvent[hold](group);
      expect(stage()).toHaveAttribute("aria-live", "polite");
      fireEvent[hold === "focus" ? "blur" : "mouseLeave"](group);
      expect(stage()).toHaveAttribute("aria-live", "off");
    });
  });
});
