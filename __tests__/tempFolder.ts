import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Provides each test with an empty folder, which is removed afterwards.
 * @returns a function that resolves a name in the folder to a path; without a name, the folder's
 */
export function tempFolder() {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "test-"));
  });
  afterEach(() => rm(folder, { recursive: true }));
  return (...names: string[]) => path.join(folder, ...names);
}
