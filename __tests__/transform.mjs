import { transformSync } from "esbuild";

/** Compiles tests and sources for Jest. `jest.mock` is not hoisted above a file's imports. */
export default {
  process: (text, file) =>
    transformSync(text, {
      sourcefile: file,
      sourcemap: "inline",
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      jsx: "automatic",
      jsxImportSource: "@emotion/react",
    }),
};
