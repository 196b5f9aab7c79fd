import path from "node:path";
import { findNodeAtLocation, type Node } from "jsonc-parser";
import {
  getListPaths,
  getPagePath,
  type Kind,
  type KindName,
  kindNames,
  kinds,
} from "../../../../src/routes";
import { landingAnchors } from "../../../../src/urls/anchors";
import { createDossierPath } from "../../../../src/urls/dossierPath";
import { isFilePath, normalizeSitePath } from "../../../../src/urls/normalizePath";
import { createPageSlug } from "../../../../src/urls/pageSlug";
import { createListPagePath, PAGE_SIZE } from "../../../../src/urls/pagination";
import { createSharePath } from "../../../../src/urls/sharePath";
import { createUnitPath } from "../../../../src/urls/unitPath";
import { quote } from "../../messages/quoteValue";
import { getEntryFile, getEntryId } from "../../model/entryFilePaths";
import { getModel, listingNames, type ModelName } from "../../model/models";
import { normalizeText } from "../../model/normalizeText";
import { createJsonSchema, findSchema } from "../../schema/jsonSchema";
import { type ContentIssue, createWarning, type FieldPath } from "../issues";
import { type JsonSource, listStrings } from "../jsonSource";

/** Explains in Spanish why a target leads nowhere, if so. Menus may link to empty lists. */
type TargetCheck = (target: string, isMenu: boolean) => string | undefined;

/**
 * Creates the check of links within the site.
 * @param files all existing content files
 * @param isGenerated whether a path is generated from what an entry's file says: a dossier, a home's page
 * @param hasFile whether the site has a static file at a path
 */
export function createTargetCheck(
  files: readonly { model: ModelName; name: string }[],
  isGenerated: (path: string) => boolean,
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
  const shared = new Set(["/", ...listed.flatMap(getPaths)].map(createSharePath));
  return (target, isMenu) => {
    const address = normalizeSitePath(target);
    if (emptyLists.includes(address)) {
      return isMenu ? undefined : "lleva a una lista que no tiene entradas";
    }
    if (!/^\/(?!\/)/.test(address)) return undefined;
    if (isFilePath(target)) {
      const [file = ""] = target.split(/[?#]/);
      if (GENERATED_FILES.test(file) || shared.has(file) || isGenerated(file) || hasFile(file))
        return undefined;
      return "lleva a un archivo que no está en la carpeta static";
    }
    const [path = ""] = address.split("#");
    if (path !== "/" && !pages.has(path) && !isGenerated(path) && !lists.includes(path)) {
      return "lleva a una página que no existe";
    }
    if (address.startsWith("/#") && !sections.includes(address)) {
      return "lleva a una sección que no existe";
    }
    return undefined;
  };
}

/** Files of the whole site that the build makes. */
const GENERATED_FILES = /^\/(robots\.txt|sitemap-(index|\d+)\.xml)$/;

/** Tells the paths of dossiers and homes' pages; of a file that can't be read, any may be one. */
export function createGeneratedPathCheck(
  sources: readonly JsonSource[],
): (path: string) => boolean {
  const known = new Set<string>();
  const unread: string[] = [];
  for (const { file, tree } of sources) {
    const isIn = (name: ModelName) => file.startsWith(`data/${getModel(name).folder}/`);
    const kind = listingNames.find(isIn);
    if (!kind) continue;
    const page = getPagePath(kind, getEntryId(file));
    const read = (node: Node, key: string) =>
      normalizeText(String(findNodeAtLocation(node, [key])?.value));
    if (!tree) unread.push(page, `${path.posix.dirname(createDossierPath(page, ""))}/`);
    else known.add(createDossierPath(page, read(tree, "title")));
    for (const unit of (tree && findNodeAtLocation(tree, ["units"])?.children) ?? []) {
      known.add(createUnitPath(page, read(unit, "name")));
    }
  }
  return (path) => known.has(path) || unread.some((start) => path.startsWith(start));
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
