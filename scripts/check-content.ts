import path from "node:path";
import { formatIssue, isWarning } from "../plugins/gatsby-plugin-content/validation/issues";
import { validateContent } from "../plugins/gatsby-plugin-content/validation/validateContent";

/** Prints all content issues; the exit code is 1 if one of them is an error. */
async function main(): Promise<void> {
  const { issues, files, pictures } = await validateContent(path.resolve("data"));
  for (const issue of issues) console.log(formatIssue(issue));
  if (issues.every(isWarning)) {
    console.log(`Contenido correcto: ${files} archivos y ${pictures} imágenes.`);
    return;
  }
  console.log("\nHay fallos en el contenido.");
  process.exitCode = 1;
}

main();
