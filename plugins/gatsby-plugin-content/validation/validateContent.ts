import path from "node:path";
import querystring from "node:querystring";
import { mapInBatches } from "../../utils/mapInBatches";
import { modelNames } from "../model/models";
import { createGeneratedPathCheck, createTargetCheck, findBrokenLinks } from "./checks/brokenLinks";
import { checkDatesAgainstToday } from "./checks/datesAgainstToday";
import { findDuplicateValues } from "./checks/duplicateValues";
import { findLongLists, findWrongCounts } from "./checks/entryCounts";
import { findInconsistentSpellings } from "./checks/inconsistentSpellings";
import { findMisplacedFiles } from "./checks/misplacedFiles";
import { findMissingFolders } from "./checks/missingFolders";
import { findMissingPrivacyPage, findMisspeltLegalPages } from "./checks/missingLegalPages";
import { findUnusedPictures } from "./checks/unusedPictures";
import { hasExactFileName } from "./hasExactFileName";
import { createFileIssue, limitIssues } from "./issues";
import type { UnsavedFiles } from "./jsonSource";
import { formatPath, getContentFiles, listDataFiles } from "./listDataFiles";
import { validateFile } from "./validateFile";

/** The day in Spain, such as "2026-03-01". */
const formatToday = (now: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(now);

/**
 * Validates all content files and all pictures that they refer to.
 * @param dataDir absolute path of `data/`
 * @param now for warnings about what has gone by
 * @param unsaved future contents by absolute path, of new files too
 * @returns the issues of all files, sorted, followed by the unused pictures, and the number of
 * content files and pictures
 */
export async function validateContent(
  dataDir: string,
  now = Date.now(),
  unsaved: UnsavedFiles = new Map(),
) {
  const dataFiles = await listDataFiles(dataDir, unsaved);
  if (dataFiles.folders.length === 0 && dataFiles.issues.length > 0) {
    return { issues: dataFiles.issues, files: 0, pictures: 0 };
  }
  const files = modelNames.flatMap((model) =>
    getContentFiles(model, dataFiles, dataDir).map((name) => ({ model, name })),
  );
  const results = await mapInBatches(files, (file) =>
    validateFile(file, dataDir, unsaved).catch((error: unknown) => {
      // The parser is recursive, so nesting that is too deep overflows the stack.
      if (!(error instanceof RangeError)) throw error;
      const message =
        "hay demasiados objetos o listas unos dentro de otros: sobran corchetes o llaves";
      const issues = [createFileIssue(formatPath(file.name, dataDir), message)];
      return { source: undefined, issues, pictures: [] };
    }),
  );
  const sources = results.flatMap(({ source }) => source ?? []);
  const explainTarget = createTargetCheck(files, createGeneratedPathCheck(sources), (name) =>
    hasExactFileName(path.join(dataDir, "../static"), querystring.unescape(name).slice(1)),
  );
  const names = files.map(({ name }) => formatPath(name, dataDir));
  const used = new Set(results.flatMap(({ pictures }) => pictures));
  const issues = [
    ...dataFiles.issues,
    ...results.flatMap(({ issues }) => issues),
    ...sources.flatMap((source) => findBrokenLinks(source, explainTarget)),
    ...findInconsistentSpellings(sources),
    ...findWrongCounts(files, dataFiles, dataDir),
    ...findDuplicateValues(sources),
    ...checkDatesAgainstToday(sources, formatToday(now)),
    ...findMissingPrivacyPage(sources, names),
    ...findMisspeltLegalPages(sources, names),
    ...findMissingFolders(dataFiles, dataDir),
    ...findMisplacedFiles(dataFiles, dataDir, new Set(files.map(({ name }) => name))),
    ...findLongLists(files),
  ];
  // An unreadable file's pictures are unknown, and might look unused.
  const allRead = results.every(({ source }) => source?.tree);
  return {
    issues: [
      ...limitIssues(issues),
      ...(allRead ? findUnusedPictures(dataFiles, dataDir, used) : []),
    ],
    files: files.length,
    pictures: used.size,
  };
}
