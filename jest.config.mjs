export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  // What Gatsby keeps and builds holds packages of its own.
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/bench-results",
    "<rootDir>/test-results",
  ],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/transform.mjs" },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/gatsby.tsx",
  },
  // Decoding pictures takes a while on a machine that does other things too.
  testTimeout: 60_000,
  // Of two cores it would leave one idle.
  maxWorkers: "100%",
  resetMocks: true,
  restoreMocks: true,
};
