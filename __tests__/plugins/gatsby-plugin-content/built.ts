import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * What a first build leaves, for each test of a file that wants it: it is made once.
 * @param write builds
 * @param out gives the folder that it builds into
 */
export function firstBuild(write: () => Promise<unknown>, out: () => string) {
  let built = "";
  // Run by its name, a test may not have asked for it.
  afterAll(() => rm(built, { recursive: true, force: true }));
  return async () => {
    if (built) return cp(built, out(), { recursive: true });
    await write();
    built = await mkdtemp(path.join(tmpdir(), "built-"));
    await cp(out(), built, { recursive: true });
  };
}
