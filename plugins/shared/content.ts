import { readFile } from "node:fs/promises";
import type { KindName } from "../../src/utils/kinds";
import { listContentFiles } from "../gatsby-plugin-content/contentFiles";

/**
 * Reads one content file.
 * @param file absolute path
 * @returns what it says, without what only editors read
 * @throws if it is missing or no JSON
 */
export async function readContent(file: string): Promise<unknown> {
  const { $schema: _forEditors, ...content } = JSON.parse(await readFile(file, "utf8"));
  return content;
}

/**
 * The absolute paths of a kind's files.
 * @param type its GraphQL type
 * @param data absolute folder of the content
 */
export async function contentFiles(type: KindName, data: string): Promise<string[]> {
  return listContentFiles(type, data);
}
