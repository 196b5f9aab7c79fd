import {
  getListPaths,
  getPagePath,
  type Kind,
  type KindName,
  kindNames,
  kinds,
} from "../../../src/pageKinds";
import { landingAnchors } from "../../../src/urls/anchors";
import { DOSSIER_FOLDER } from "../../../src/urls/dossierPath";
import { createListPagePath, PAGE_SIZE } from "../../../src/urls/listPaths";
import { SHARE_FOLDER } from "../../../src/urls/sharePath";
import { isFilePath, normalizeSitePath } from "../../../src/urls/sitePaths";
import { createPageSlug } from "../../../src/urls/slugs";
import { quote } from "../messages/quoteValue";
import { getEntryId } from "../model/entryFilePaths";
import type { ModelName } from "../model/models";
import { findSchema, type JsonSchema } from "../schema/jsonSchema";
import { type ContentIssue, createWarning } from "./issues";
import { type JsonSource, listStrings } from "./jsonSource";

/** Explains in Spanish why a target leads nowhere, if so. Menus may link to empty lists. */
export type TargetCheck = (target: string, isMenu: boolean) => string | undefined;

/**
 * Creates the check of links within the site.
 * @param files all existing content files
 * @param hasFile whether the site has a static file at a path
 */
export function createTargetCheck(
  files: readonly { model: ModelName; name: string }[],
  hasFile: (path: string) => boolean,
): TargetCheck {
  const getFiles = (kind: KindName) => files.filter(({ model }) => model === kind);
  const emptyLists = kindNames.filter((kind) => getFiles(kind).length === 0).flatMap(getListPaths);
  const getPaths = (kind: KindName) =>
    getFiles(kind).map(({ name }) => getPagePath(kind, getEntryId(name)));
  const pages = new Set(kindNames.flatMap(getPaths));
  const projects = getPaths("Project");
  const listed = kindNames.filter((kind) => "list" in kinds[kind]);
  const lists = kindNames.flatMap((kind) => {
    const { list }: Kind = kinds[kind];
    const paths = getListPaths(kind);
    if (!list?.hasPages) return paths;
    const count = Math.ceil(getFiles(kind).length / PAGE_SIZE);
    for (let page = 2; page <= count; page++) {
      paths.push(createListPagePath(list.path, page));
    }
    return paths;
  });
  // Cards on the landing page are anchors too, such as "/#proyecto-2".
  const anchors = [...landingAnchors, ...listed.flatMap(getPaths).map(createPageSlug)];
  const sections = [...anchors.map((anchor) => `/#${anchor}`), ...lists];
  return (target, isMenu) => {
    const address = normalizeSitePath(target);
    if (emptyLists.includes(address)) {
      return isMenu ? undefined : "lleva a una lista que no tiene entradas";
    }
    if (!/^\/(?!\/)/.test(address)) return undefined;
    if (isFilePath(target)) {
      const [file = ""] = target.split(/[?#]/);
      const made = [`${DOSSIER_FOLDER}/`, `${SHARE_FOLDER}/`, "/robots.txt", "/sitemap"];
      if (made.some((start) => file.startsWith(start)) || hasFile(file)) return undefined;
      return "lleva a un archivo que no está en la carpeta static";
    }
    const [path = ""] = address.split("#");
    // The homes of a project, whose names are in its file.
    const isUnit = projects.some((project) => path.startsWith(project) && path !== project);
    if (path !== "/" && !pages.has(path) && !lists.includes(path) && !isUnit) {
      return "lleva a una página que no existe";
    }
    if (address.startsWith("/#") && !sections.includes(address)) {
      return "lleva a una sección que no existe";
    }
    return undefined;
  };
}

/** Creates a warning for each link that leads nowhere. */
export function findBrokenLinks(
  model: ModelName,
  source: JsonSource,
  schema: JsonSchema,
  explain: TargetCheck,
): ContentIssue[] {
  return listStrings(source.tree).flatMap(({ field, value }) => {
    if (field.at(-1) !== "target") return [];
    const address = value.startsWith("#") ? `/${value}` : value;
    const warn = (message: string) => [createWarning(source, field, message)];
    const reason = explain(address, Boolean(findSchema(schema, field.slice(0, 1))?.isMenu));
    if (reason) return warn(`${reason}: cambia ${quote(value)}`);
    // Links in the site settings appear on every page, where a bare fragment may not exist.
    if (model !== "SiteSettings" || value === address) return [];
    return warn(`solo lleva a algo en la página de inicio: pon ${quote(address)}`);
  });
}
