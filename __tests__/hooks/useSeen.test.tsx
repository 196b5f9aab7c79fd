import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useSeen } from "../../src/hooks/useSeen";
import { stubIntersectionObserver } from "../browser";

function Seen() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useSeen(ref) ? "visto" : "no visto"}</p>;
}

const text = () => screen.getByText(/visto/).textContent;

describe("useSeen", () => {
  it("is false until the element comes into view", () => {
    const { observe, intersect } = stubIntersectionObserver();
    render(<Seen />);
    expect(observe).toHaveBeenCalledWith(screen.getByText("no visto"));
    intersect(false);
    expect(text()).toBe("no visto");
    intersect(true);
    expect(text()).toBe("visto");
  });

  it("stays true, and looks no more, when the element leaves the view", () => {
    const { disconnect, intersect } = stubIntersectionObserver();
    render(<Seen />);
    intersect(true);
    expect(disconnect).toHaveBeenCalled();
    intersect(false);
    expect(text()).toBe("visto");
  });

  it("stops looking when the element goes away", () => {
    const { disconnect } = stubIntersectionObserver();
    const { unmount } = render(<Seen />);
    expect(disconnect).not.toHaveBeenCalled();
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});
