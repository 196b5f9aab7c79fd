import { findNodeAtLocation } from "jsonc-parser";
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
import { isFilePath, normalizeSitePath } from "../../../src/urls/linkTargets";
import { createListPagePath, PAGE_SIZE } from "../../../src/urls/listPaths";
import { SHARE_FOLDER } from "../../../src/urls/sharePath";
import { createPageSlug } from "../../../src/urls/slugs";
import { createUnitPath } from "../../../src/urls/unitPath";
import { quote } from "../messages/quoteValue";
import { getEntryFile, getEntryId } from "../model/entryFilePaths";
import { getModel, type ModelName } from "../model/models";
import { normalizeText } from "../model/normalizeText";
import { createJsonSchema, findSchema } from "../schema/jsonSchema";
import { type ContentIssue, createWarning, type FieldPath } from "./issues";
import { type JsonSource, listStrings } from "./jsonSource";

/** Explains in Spanish why a target leads nowhere, if so. Menus may link to empty lists. */
export type TargetCheck = (target: string, isMenu: boolean) => string | undefined;

/**
 * Creates the check of links within the site.
 * @param files all existing content files
 * @param isUnitPage whether a path is that of a home's page, whose name is in its project's file
 * @param hasFile whether the site has a static file at a path
 */
export function createTargetCheck(
  files: readonly { model: ModelName; name: string }[],
  isUnitPage: (path: string) => boolean,
  hasFile: (path: string) => boolean,
): TargetCheck {
  const getFiles = (kind: KindName) => files.filter(({ model }) => model === kind);
  const emptyLists = kindNames.filter((kind) => getFiles(kind).length === 0).flatMap(getListPaths);
  const getPaths = (kind: KindName) =>
    getFiles(kind).map(({ name }) => getPagePath(kind, getEntryId(name)));
  const pages = new Set(kindNames.flatMap(getPaths));
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
    if (path !== "/" && !pages.has(path) && !isUnitPage(path) && !lists.includes(path)) {
      return "lleva a una página que no existe";
    }
    if (address.startsWith("/#") && !sections.includes(address)) {
      return "lleva a una sección que no existe";
    }
    return undefined;
  };
}

/** Tells the paths of homes' pages; of a project whose file can't be read, any may be one. */
export function createUnitPageCheck(sources: readonly JsonSource[]): (path: string) => boolean {
  const { folder } = getModel("Project");
  const known = new Set<string>();
  const unread: string[] = [];
  for (const { file, tree } of sources) {
    if (!file.startsWith(`data/${folder}/`)) continue;
    const project = getPagePath("Project", getEntryId(file));
    if (!tree) unread.push(project);
    for (const unit of (tree && findNodeAtLocation(tree, ["units"])?.children) ?? []) {
      const name = findNodeAtLocation(unit, ["name"])?.value;
      known.add(createUnitPath(project, normalizeText(String(name))));
    }
  }
  return (path) => known.has(path) || unread.some((project) => path.startsWith(project));
}

const siteSettings = getEntryFile("SiteSettings", "");
const settingsSchema = createJsonSchema("SiteSettings");

/** Whether a field of the site settings is in a menu, which omits lists without entries. */
const isMenu = (field: FieldPath) => Boolean(findSchema(settingsSchema, field.slice(0, 1))?.isMenu);

/** Creates a warning for each link that leads nowhere. */
export function findBrokenLinks(source: JsonSource, explain: TargetCheck): ContentIssue[] {
  const isSettings = source.file === siteSettings;
  return listStrings(source.tree).flatMap(({ field, value }) => {
    if (field.at(-1) !== "target") return [];
    const address = value.startsWith("#") ? `/${value}` : value;
    const warn = (message: string) => [createWarning(source, field, message)];
    const reason = explain(address, isSettings && isMenu(field));
    if (reason) return warn(`${reason}: cambia ${quote(value)}`);
    // Links in the site settings appear on every page, where a bare fragment may not exist.
    if (!isSettings || value === address) return [];
    return warn(`solo lleva a algo en la página de inicio: pon ${quote(address)}`);
  });
}
