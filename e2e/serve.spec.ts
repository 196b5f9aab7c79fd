import { test } from "@playwright/test";
import { testHosting } from "./hostingTests";

test.describe("npm start", () => {
  let base: string | undefined;
  test.beforeAll(({ baseURL }) => {
    base = baseURL;
  });

  testHosting(() => base);
});
