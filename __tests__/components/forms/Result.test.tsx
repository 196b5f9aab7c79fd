import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { Result } from "../../../src/components/forms/Result";
import { Slider } from "../../../src/components/forms/Slider";

function Sum() {
  const [value, setValue] = useState(5);
  return (
    <>
      <Slider
        label="Plazo"
        value={value}
        shown={`${value} años`}
        onChange={setValue}
        min={1}
        max={10}
        step={1}
      />
      <Result text={`En ${value} años.`}>{`En ${value} años.`}</Result>
    </>
  );
}

const slider = () => screen.getByRole("slider", { name: "Plazo" });
const set = (value: number) => fireEvent.change(slider(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  render(<Sum />);
});

describe("Result", () => {
  it("is shown at once, and said once the hand rests", () => {
    const status = screen.getByRole("status");
    for (const value of [6, 7, 8]) {
      set(value);
      act(() => jest.advanceTimersByTime(500));
      expect(status).toHaveTextContent("En 5 años.");
    }
    expect(screen.getByText("En 8 años.")).toHaveAttribute("aria-hidden", "true");
    act(() => jest.advanceTimersByTime(100));
    expect(status).toHaveTextContent("En 8 años.");
  });
});
