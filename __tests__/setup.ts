import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Only what hangs is to fail of time.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => jest.useRealTimers());
