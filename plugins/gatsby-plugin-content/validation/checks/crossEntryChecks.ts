import path from "node:path";
import { closest, distance } from "fastest-levenshtein";
import { findNodeAtLocation } from "jsonc-parser";
import { foldLetters } from "../../../../src/utils/foldAccents";
import { parseUrl } from "../../../utils/parseUrl";
import { quote, shorten } from "../../messages/quoteValue";
import { getEntryFile, getEntryId } from "../../model/entryFilePaths";
import { getModel, modelNames } from "../../model/models";
import { normalizeText } from "../../model/normalizeText";
import { RESERVED_HOST } from "../../model/urlFields";
import { createJsonSchema, findSchema } from "../../schema/jsonSchema";
import { type ContentIssue, createIssue, createWarning } from "../issues";
import { type JsonSource, listStrings } from "../jsonSource";

/** Warns about places that another entry spells differently, since a filter would offer both. */
export function findSpellings(sources: readonly JsonSource[]): ContentIssue[] {
  const first = new Map<string, { name: string; file: string }>();
  return sources.flatMap((source) => {
    const location = source.tree && findNodeAtLocation(source.tree, ["location"])?.value;
    if (typeof location !== "string") return [];
    const whole = normalizeText(location);
    // A neighbourhood and its town, and how they are separated.
    const issues = [...whole.split(/,\s*/), whole].flatMap((name) => {
      const key = foldLetters(name).replaceAll(/,\s*/g, ",");
      const other = first.get(key) ?? { name, file: source.file };
      first.set(key, other);
      if (name === other.name) return [];
      const message = `«${shorten(name)}» se escribe «${shorten(other.name)}» en ${other.file}: escríbelo igual`;
      return [createWarning(source, ["location"], message)];
    });
    return issues.slice(0, 1);
  });
}

/** Finds values that only one entry may have, such as a role in the team, in a second one. */
export function findSharedValues(sources: readonly JsonSource[]): ContentIssue[] {
  return modelNames.flatMap((name) => {
    const { folder, unique } = getModel(name);
    if (!unique) return [];
    const schema = createJsonSchema(name);
    const first = new Map<unknown, string>();
    const entries = sources.filter(({ file }) => file.startsWith(`data/${folder}/`));
    return entries.flatMap((source) => {
      const value = source.tree && findNodeAtLocation(source.tree, [unique])?.value;
      const other = first.get(value);
      if (value === undefined || !other) {
        first.set(value, source.file);
        return [];
      }
      const label = findSchema(schema, [unique])?.labels?.[value];
      const named = label ? `${quote(value)} (${label})` : quote(value);
      return [createIssue(source, [unique], `${named} ya está en ${other}: uno de cada`)];
    });
  });
}

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
