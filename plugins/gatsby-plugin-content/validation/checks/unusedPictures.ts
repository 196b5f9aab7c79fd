import { type ContentIssue, createFileIssue } from "../issues";
import { type DataFiles, formatPath } from "../listDataFiles";

const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|gif|svg)$/i;

/**
 * Creates a warning for each picture in `data/` that no content file refers to.
 * @param used absolute paths of the pictures in use
 */
export function findUnusedPictures(
  dataFiles: DataFiles,
  dataDir: string,
  used: ReadonlySet<string>,
): ContentIssue[] {
  return dataFiles.files
    .filter((file) => PICTURE.test(file) && !used.has(file))
    .map((file) => formatPath(file, dataDir))
    .sort()
    .map((file) => createFileIssue(file, "ningún archivo usa esta imagen", "warning"));
}
