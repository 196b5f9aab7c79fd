import { createRequire } from "node:module";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import reporter from "gatsby-cli/lib/reporter";
import type { Compiler } from "webpack";
import { checkContent } from "./check";
import { formatFault, isWarning } from "./faults";

/**
 * While developing, lets a picture that is gone or spoilt be a warning and not the
 * end: Gatsby would stop the server when a browser asks for it.
 */
export function survivePictures(): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  const panic = reporter.panic.bind(reporter);
  reporter.panic = (message, error, ...rest) => {
    const isPicture = message === "error converting image" || isGone(message);
    if (!isPicture) return panic(message, error, ...rest);
    reporter.warn(String(error ?? message));
    // Nobody comes back from panic, says its type.
    return undefined as never;
  };
}

/**
 * While developing, lets queries run when the content has changed, and not when a
 * browser asks: asked while a file's nodes go, Gatsby finds half of them, and the
 * fault that it then sends instead of an answer stays until the next change.
 */
export function queryAhead(): void {
  // Only set by Gatsby while developing.
  delete process.env.GATSBY_QUERY_ON_DEMAND;
}

/** What is used of chokidar, which is a package of Gatsby's. */
interface Watcher {
  watch: (folder: string, options: object) => unknown;
}

/**
 * While developing, has a changed file of `data/` read once it is written whole. A save
 * first empties a file, most often; the watcher of gatsby-source-filesystem keeps silent
 * for 50 ms after a change, and a file that was read empty would stay so until the next.
 */
export function awaitWholeFiles(): void {
  if (process.env.gatsby_executing_command !== "develop") return;
  // Parcel, which compiles this file, leaves nothing of `require.resolve`.
  const plugin = createRequire(path.resolve("gatsby-node.ts")).resolve("gatsby-source-filesystem");
  const chokidar: Watcher = createRequire(plugin)("chokidar");
  const { watch } = chokidar;
  const data = path.resolve("data");
  const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 20 };
  chokidar.watch = (folder, options) =>
    watch(folder, folder === data ? { ...options, awaitWriteFinish } : options);
}

/** Whether it is about a file of `data/` that is not there. */
function isGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && (file?.startsWith(path.resolve("data") + path.sep) ?? false);
}

/**
 * While developing, checks the content with every compilation, and compiles
 * anew when the content changes: its faults are printed, and shown over the
 * page, like those of the code; they go away when the file is mended.
 */
export function watchContent({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "develop") return;
  actions.setWebpackConfig({ plugins: [new ContentPlugin(path.resolve("data"))] });
}

class ContentPlugin {
  constructor(private readonly dataDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tapPromise("ContentPlugin", async (compilation) => {
      if (compilation.compiler !== compiler) return;
      compilation.contextDependencies.add(this.dataDir);
      const { faults } = await checkContent(this.dataDir);
      const errors = faults.filter((fault) => !isWarning(fault)).map(formatFault);
      if (errors.length === 0) return;
      const message = ["Hay fallos en el contenido:", ...errors].join("\n");
      compilation.errors.push(new compiler.webpack.WebpackError(message));
    });
  }
}
