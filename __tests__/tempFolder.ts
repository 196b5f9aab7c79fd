import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * An empty folder for each test, removed after it.
 * @returns a function that gives the path of what lies in it; without a name, its own
 */
export function tempFolder() {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "test-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (...names: string[]) => path.join(folder, ...names);
}
