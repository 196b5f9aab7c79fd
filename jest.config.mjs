/** The folders of tests that run in Node; exceptions name their environment in the first line. */
const inNode = ["costs", "listings", "patches", "plugins", "scripts", "texts", "urls"];

const project = {
  // Gatsby's cache and output contain package.json files.
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/bench-results",
    "<rootDir>/test-results",
  ],
  setupFilesAfterEnv: ["<rootDir>/__tests__/setup.ts"],
  transform: { "\\.[jt]sx?$": "<rootDir>/__tests__/jestTransform.mjs" },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__mocks__/gatsby.tsx",
  },
  resetMocks: true,
  restoreMocks: true,
};

export default {
  // Decoding pictures takes a while on a busy machine.
  testTimeout: 60_000,
  // Jest's default leaves one core idle.
  maxWorkers: "100%",
  projects: [
    {
      ...project,
      testEnvironment: "node",
      testMatch: [`<rootDir>/__tests__/{${inNode}}/**/*.test.{ts,tsx}`],
    },
    {
      ...project,
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: inNode.map((folder) => `<rootDir>/__tests__/${folder}/`),
    },
  ],
};
