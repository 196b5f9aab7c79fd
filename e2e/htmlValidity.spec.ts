import { readdirSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "./fixtures";
import { pagePaths } from "./siteContent";

const files = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map((entry) => path.join(entry.parentPath, entry.name))
  // Gatsby's slices.
  .filter((file) => !path.relative("public", file).startsWith("_"));

test("every page is valid HTML", async () => {
  expect(files.length).toBeGreaterThanOrEqual(pagePaths.length);
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  for (const file of files) {
    const { results } = await validator.validateFile(file);
    const messages = results.flatMap(({ messages }) => messages);
    expect([file, messages.map(({ message, selector }) => `${selector}: ${message}`)]).toEqual([
      file,
      [],
    ]);
  }
});
