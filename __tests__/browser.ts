import { act } from "@testing-library/react";

/** What jsdom lacks of a browser, as little of it as the tests need. */

/** Answers every media query alike. */
export function stubMatchMedia(matches = false) {
  const queries: string[] = [];
  const list = { matches, addEventListener() {}, removeEventListener() {} };
  const matchMedia = (query: string) => {
    queries.push(query);
    return list;
  };
  Object.assign(window, { matchMedia });
  return { queries };
}

/** An IntersectionObserver whose element comes into view when the test says so. */
export function stubIntersectionObserver() {
  const disconnect = jest.fn();
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Observer {
    observe() {}
    disconnect = disconnect;
    constructor(callback: typeof report) {
      report = callback;
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  /** Reports one entry or, as a busy browser does, several at once. */
  const intersect = (...reports: boolean[]) =>
    act(() => report(reports.map((isIntersecting) => ({ isIntersecting }))));
  return { disconnect, intersect };
}

/** Lets time pass; needs fake timers. */
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
