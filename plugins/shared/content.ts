import { readFile } from "node:fs/promises";
import { filesOf } from "../gatsby-plugin-content/files";
import { type Entity, entities } from "../gatsby-plugin-content/model/index";

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
export async function contentFiles(type: Entity["type"], data: string): Promise<string[]> {
  const rows = entities.filter((entity) => entity.type === type);
  const found = await Promise.all(rows.map((row) => filesOf(row, data)));
  return found.flat().map(({ name }) => name);
}
