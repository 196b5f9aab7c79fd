import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { editorSchemaOf, schemaName } from "../plugins/gatsby-plugin-content/jsonSchema";
import { entities } from "../plugins/gatsby-plugin-content/model/index";

/** Writes the JSON Schemas that editors use, from the content model. */
const folder = path.resolve("data/schemas");
mkdirSync(folder, { recursive: true });
for (const entity of entities) {
  const text = `${JSON.stringify(editorSchemaOf(entity), null, 2)}\n`;
  writeFileSync(path.join(folder, schemaName(entity)), text);
}
console.log(`${entities.length} schemas in data/schemas.`);
