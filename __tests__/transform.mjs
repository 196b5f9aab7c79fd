import { transformSync } from "esbuild";

/** Compiles tests and sources for Jest. A `jest.mock` comes after the imports of its file. */
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
