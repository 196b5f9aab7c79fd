import { act } from "@testing-library/react";

/** Advances the clock; needs fake timers. */
export const advanceTimers = (milliseconds: number) =>
  act(() => jest.advanceTimersByTime(milliseconds));
