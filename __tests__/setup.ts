import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Long enough for a busy machine: only what hangs should fail.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not scroll.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => {};

afterEach(() => jest.useRealTimers());
