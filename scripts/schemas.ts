import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createFileSchema, getSchemaName } from "../plugins/gatsby-plugin-content/jsonSchema";
import { kindNames } from "../src/kinds";

/** Writes the JSON Schemas of the content model, for text editors. */
const folder = path.resolve("data/schemas");
mkdirSync(folder, { recursive: true });
for (const kind of kindNames) {
  const text = `${JSON.stringify(createFileSchema(kind), null, 2)}\n`;
  writeFileSync(path.join(folder, getSchemaName(kind)), text);
}
console.log(`${kindNames.length} schemas in data/schemas.`);
