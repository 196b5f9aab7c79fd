import { render, screen } from "@testing-library/react";
import { Result } from "../../../src/components/forms/Result";
import { wait } from "../../browser";

const result = (years: number) => <Result text={`En ${years} años.`}>{`En ${years} años.`}</Result>;

it("is shown at once, and said once the hand rests", () => {
  jest.useFakeTimers();
  const { rerender } = render(result(5));
  const status = screen.getByRole("status");
  for (const years of [6, 7, 8]) {
    rerender(result(years));
    wait(500);
    expect(status).toHaveTextContent("En 5 años.");
  }
  expect(screen.getByText("En 8 años.")).toHaveAttribute("aria-hidden", "true");
  wait(100);
  expect(status).toHaveTextContent("En 8 años.");
});
