import { transformSync } from "esbuild";

/** Compiles tests and sources for Jest. `jest.mock` is not hoisted above a file's imports. */
export default {
  process: (text, file) =>
    transformSync(text, {
      sourcefile: file,
      sourcemap: "inline",
      loader: file.endsWith("x") ? "tsx" : "ts",
      format: "cjs",
      // Jest would need an experimental flag for it.
      supported: { "dynamic-import": false },
      jsx: "automatic",
      jsxImportSource: "@emotion/react",
    }),
};
