import path from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { findNodeAtLocation } from "jsonc-parser";
import { parseUrl } from "../../../utils/parseUrl";
import { quote } from "../../messages/quoteValue";
import { getEntryFile, getEntryId } from "../../model/entryFilePaths";
import { getModel } from "../../model/models";
import { RESERVED_HOST } from "../../model/urlFields";
import { type ContentIssue, createIssue, createWarning } from "../issues";
import { type JsonSource, listStrings } from "../jsonSource";

/** The most letters in which a misspelt name differs. */
const MAX_SLIPS = 2;

/**
 * Warns about links to a legal page that doesn't exist, if one that no link leads to is called almost
 * the same; others may come later.
 * @param files the paths of all content files, from the project's root
 */
export function findMisspeltLegalPages(
  sources: readonly JsonSource[],
  files: readonly string[],
): ContentIssue[] {
  const { folder } = getModel("LegalPage");
  const pages = files.filter((file) => file.startsWith(`data/${folder}/`)).map(getEntryId);
  return sources.flatMap((source) => {
    const links = listStrings(source.tree).filter(
      ({ field }) => field[0] === "legalLinks" && field.at(-1) === "page",
    );
    const unlinked = pages.filter((page) => links.every(({ value }) => value !== page));
    return links.flatMap(({ field, value }) => {
      const meant = pages.includes(value) ? "" : closest(value, unlinked);
      if (!meant || distance(value, meant) > MAX_SLIPS) return [];
      const message = `no hay ninguna página ${quote(value)}; ¿querías decir «${meant}»?`;
      return createWarning(source, field, message);
    });
  });
}

/** The page to which forms ask for consent (src/hooks/useFormSettings.ts). */
const PRIVACY_PAGE = getEntryFile("LegalPage", "politica-de-privacidad");

/**
 * Finds forms that are sent to a real address while there is no privacy page: nobody can consent to
 * what can't be read.
 * @param sources the content files that could be read
 * @param files the paths of all content files, from the project's root
 */
export function findMissingPrivacyPage(
  sources: readonly JsonSource[],
  files: readonly string[],
): ContentIssue[] {
  const site = sources.find(({ file }) => file === getEntryFile("SiteSettings", ""));
  const field = ["forms", "endpoint"];
  const endpoint = site?.tree && findNodeAtLocation(site.tree, field)?.value;
  const host = parseUrl(String(endpoint))?.hostname;
  if (!site || !host || RESERVED_HOST.test(host) || files.includes(PRIVACY_PAGE)) return [];
  const page = path.posix.dirname(PRIVACY_PAGE);
  const message = `se esperaba la página ${page}, que se acepta al enviar un formulario; no está`;
  return [createIssue(site, field, message)];
}
