import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Long enough for a busy machine, so that only hanging tests fail.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not implement scrolling.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => {};

beforeEach(() => jest.useRealTimers());
