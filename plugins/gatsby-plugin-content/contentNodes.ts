import type { CreateNodeArgs } from "gatsby";
import { kindNames, kinds } from "../../src/kinds";
import { createJsonSchema, type JsonSchema } from "./jsonSchema";
import { normalizeText } from "./text";

/** Creates the node of a content file, with its texts normalized, as a child of its File node. */
export async function createContentNode({
  node: file,
  actions: { createNode, createParentChildLink },
  loadNodeContent,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  if (file.internal.mediaType !== "application/json") return;
  const [folder] = String(file.relativeDirectory).split("/");
  const type = kindNames.find((name) => kinds[name].folder === folder);
  if (!type) return;
  const content = parseContent(await loadNodeContent(file), createJsonSchema(type));
  if (!content) return;
  const node = {
    ...content,
    id: createNodeId(`${file.id} content`),
    // The `id` of a node is unique among all nodes.
    jsonId: content.id,
    parent: file.id,
    internal: { type, contentDigest: createContentDigest(content) },
  };
  await createNode(node);
  createParentChildLink({ parent: file, child: node });
}

/** Parses a content file; nothing if it is not valid JSON, which the check reports. */
function parseContent(text: string, schema: JsonSchema): Record<string, unknown> | undefined {
  try {
    return { ...(normalizeTexts(JSON.parse(text), schema) as object) };
  } catch {
    return undefined;
  }
}

/** Normalizes all texts of a value; paths and other strings in a fixed format stay as they are. */
function normalizeTexts(value: unknown, schema: JsonSchema | undefined): unknown {
  if (typeof value === "string") return schema?.isText ? normalizeText(value) : value;
  if (Array.isArray(value)) return value.map((item) => normalizeTexts(item, schema?.items));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, part]) => [key, normalizeTexts(part, schema?.properties?.[key])]),
  );
}
