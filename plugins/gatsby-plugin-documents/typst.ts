import { readFileSync } from "node:fs";
import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";

/** Relative to the project, where Gatsby runs, because this module is compiled to another place. */
const FOLDER = path.resolve("plugins/gatsby-plugin-documents");
const TEMPLATES = path.join(FOLDER, "templates");

/** fonts/README.md explains why these files. */
const FONTS = ["instrument-serif-400", "instrument-sans-400", "instrument-sans-600"];

let shared: NodeCompiler | undefined;

/** Creates the compiler on first use, and keeps it for its fonts and memoized layout. */
function getCompiler(): NodeCompiler {
  if (shared) return shared;
  const fontBlobs = FONTS.map((font) => readFileSync(path.join(FOLDER, `fonts/${font}.ttf`)));
  shared = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs }] });
  return shared;
}

/** The files that only the compiler sees, by their path in templates. */
export type Files = Record<string, Buffer>;

/** A message of Typst's compiler; lines and characters count from 0. */
interface Diagnostic {
  message: string;
  path: string;
  range: { start: { line: number; character: number } } | null;
}

function formatDiagnostic({ message, path: file, range }: Diagnostic): string {
  const place = range ? `:${range.start.line + 1}:${range.start.character + 1}` : "";
  return `${path.relative(process.cwd(), file)}${place}  ${message}`;
}

/**
 * Compiles a template, and exports the document before anything else runs: the files are in the
 * compiler only until then.
 * @param data what the template reads as `sys.inputs.data`
 * @throws Error with the place of the first error or warning in the template
 */
function compileTemplate<Output>(
  template: string,
  data: unknown,
  files: Files,
  exportAs: (compiler: NodeCompiler, document: NodeTypstDocument) => Output,
): Output {
  const compiler = getCompiler();
  const shadows = Object.entries(files).map(([name, content]) => {
    return { file: path.join(TEMPLATES, name), content };
  });
  for (const { file, content } of shadows) compiler.mapShadow(file, content);
  try {
    const mainFilePath = path.join(TEMPLATES, template);
    const compiled = compiler.compile({ mainFilePath, inputs: { data: JSON.stringify(data) } });
    const problems = compiled.takeError() ?? compiled.takeWarnings();
    if (problems || !compiled.result) {
      const [first]: Diagnostic[] = problems ? compiler.fetchDiagnostics(problems) : [];
      throw new Error(first ? formatDiagnostic(first) : `${mainFilePath} yields no document`);
    }
    return exportAs(compiler, compiled.result);
  } finally {
    for (const { file } of shadows) compiler.unmapShadow(file);
    // Drops what ten documents have not used.
    compiler.evictCache(10);
  }
}

/** Gets the first message of a failed export, which Typst throws as text for debugging. */
function getExportError(error: unknown): string {
  const [, quoted] = /message: "((?:[^"\\]|\\.)*)"/.exec(String(error)) ?? [];
  return quoted?.replace(/\\(["\\])/g, "$1").replaceAll('\\"', '"') ?? String(error);
}

/**
 * Compiles a template to a tagged PDF; equal input gives equal bytes.
 * @throws Error with the place of an error in the template, or with what PDF/UA-1 does not allow
 */
export const compilePdf = (template: string, data: unknown, files: Files = {}): Buffer =>
  compileTemplate(template, data, files, (compiler, document) => {
    try {
      return compiler.pdf(document, { pdfStandard: "ua-1" });
    } catch (error) {
      const file = path.relative(process.cwd(), path.join(TEMPLATES, template));
      throw new Error(`${file}  ${getExportError(error)}`);
    }
  });

/**
 * Compiles a template to an SVG, with text as paths.
 * @throws Error with the place of an error in the template
 */
export const compileSvg = (template: string, data: unknown, files: Files = {}): string =>
  compileTemplate(template, data, files, (compiler, document) => compiler.plainSvg(document));
