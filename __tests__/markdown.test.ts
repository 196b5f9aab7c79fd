/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const SKIPPED = /^(node_modules|public|\.cache|\.git|editor|test-results|bench-results)$/;

const files = readdirSync(".")
  .filter((name) => !SKIPPED.test(name))
  .flatMap((name) =>
    statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true }).map((below) => path.posix.join(name, String(below)))
      : [name],
  );
const code = files
  .filter((file) => /\.(tsx?|mjs|patch)$|^package\.json$|^biome\.json$/.test(file))
  .filter((file) => file !== "__tests__/markdown.test.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** Without docs/content.md, which names files that maintainers may have, and somebody's notes. */
const documents = files.filter(
  (file) => /^(README|CONTRIBUTING|.*\/.*)\.md$/.test(file) && file !== "docs/content.md",
);

/** Lists the code spans of a document, without those in code blocks. */
const listNames = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)]
    .map(([, name = ""]) => name)
    // The README's example of a new kind.
    .filter((name) => !/news/i.test(name));

const FILE = /^[\w@./-]+\.(ts|tsx|json|mjs|svg|md|webp)$/;
const IDENTIFIER = /^[A-Za-z]\w*([a-z][A-Z]|_)\w*$/;

it.each(documents)("%s names files and functions that exist", (document) => {
  const missing = listNames(readFileSync(document, "utf8")).filter((name) => {
    if (FILE.test(name)) return !files.some((file) => `/${file}`.endsWith(`/${name}`));
    return IDENTIFIER.test(name) && !new RegExp(`\\b${name}\\b`).test(code);
  });
  expect(missing).toEqual([]);
});

it.each([...documents, "docs/content.md"])("%s links to files that exist", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\(([^)#\s:]+)(#[^)]*)?\)/g)];
  const targets = links.map(([, target = ""]) => path.join(path.dirname(document), target));
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});
