import path from "node:path";
import { checkContent } from "../plugins/gatsby-plugin-content/check";
import { formatFault, isWarning } from "../plugins/gatsby-plugin-content/faults";

/** Prints every fault of the content; exit code 1 where one is an error. */
async function main(): Promise<void> {
  const { faults, files, pictures } = await checkContent(path.resolve("data"));
  for (const fault of faults) console.log(formatFault(fault));
  const errors = faults.filter((fault) => !isWarning(fault)).length;
  if (errors) {
    console.log(
      errors === 1 ? "\n1 fallo en el contenido." : `\n${errors} fallos en el contenido.`,
    );
    process.exitCode = 1;
    return;
  }
  console.log(`Contenido correcto: ${files} archivos y ${pictures} imágenes.`);
}

main().catch((error: NodeJS.ErrnoException) => {
  // Only what the system says of a file is the content's fault.
  if (!error.code) throw error;
  console.error(`data: se esperaba una carpeta que se pueda leer entera; hay ${error.message}`);
  process.exitCode = 1;
});
