import { act } from "@testing-library/react";

/** Browser features that jsdom lacks, reduced to what the tests need. */

/** Gives every media query the same result. */
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

/** Stubs IntersectionObserver; a test decides when the element comes into view. */
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
  /** Reports a single entry or, like a busy browser, several at once. */
  const intersect = (...reports: boolean[]) =>
    act(() => report(reports.map((isIntersecting) => ({ isIntersecting }))));
  return { disconnect, intersect };
}
