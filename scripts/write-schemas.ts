import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { modelNames } from "../plugins/gatsby-plugin-content/model/models";
import {
  createFileSchema,
  getSchemaFileName,
} from "../plugins/gatsby-plugin-content/schema/jsonSchema";

/** Writes the JSON Schemas of the content model, for text editors. */
const folder = path.resolve("data/schemas");
mkdirSync(folder, { recursive: true });
for (const name of modelNames) {
  const text = `${JSON.stringify(createFileSchema(name), null, 2)}\n`;
  writeFileSync(path.join(folder, getSchemaFileName(name)), text);
}
console.log(`${modelNames.length} schemas in data/schemas.`);
