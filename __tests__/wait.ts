import { act } from "@testing-library/react";

/** Advances the clock; needs fake timers. */
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
