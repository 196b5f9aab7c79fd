export default {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/transform.mjs" },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/gatsby.tsx",
    "\\.woff2$": "<rootDir>/__tests__/file.ts",
  },
};
