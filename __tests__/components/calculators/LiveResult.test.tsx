import { render, screen } from "@testing-library/react";
import { LiveResult } from "../../../src/components/calculators/LiveResult";
import { advanceTimers } from "../../advanceTimers";

const result = (years: number) => (
  <LiveResult text={`En ${years} años.`}>{`En ${years} años.`}</LiveResult>
);

it("shows a result at once, and announces it after a pause", () => {
  jest.useFakeTimers();
  const { rerender } = render(result(5));
  const status = screen.getByRole("status");
  for (const years of [6, 7, 8]) {
    rerender(result(years));
    advanceTimers(500);
    expect(status).toHaveTextContent("En 5 años.");
  }
  expect(screen.getByText("En 8 años.")).toHaveAttribute("aria-hidden", "true");
  advanceTimers(100);
  expect(status).toHaveTextContent("En 8 años.");
});
