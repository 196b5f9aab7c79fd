import {
  getListPaths,
  getPagePath,
  type KindName,
  kindNames,
  kindNamesWithPage,
  kinds,
} from "../../src/kinds";
import { isListPath } from "../../src/utils/paths";
import { getEntryId } from "./contentFiles";
import { type ContentIssue, createIssue, type FieldPath, type JsonSource } from "./issues";
import { getTexts } from "./jsonSource";
import { quote } from "./text";

/** Says in Spanish why a target leads nowhere, if so. The site's menus leave out empty lists. */
export type TargetCheck = (target: string, isMenu: boolean) => string | undefined;

/**
 * Creates the check of links inside the site.
 * @param files the content files that there are
 */
export function createTargetCheck(files: readonly { kind: KindName; name: string }[]): TargetCheck {
  const getFiles = (kind: KindName) => files.filter((file) => file.kind === kind);
  const emptyLists = kindNames.filter((kind) => getFiles(kind).length === 0).flatMap(getListPaths);
  const pages = new Set(
    kindNamesWithPage.flatMap((kind) =>
      getFiles(kind).map(({ name }) => getPagePath(kind, getEntryId(kind, name))),
    ),
  );
  // A prefix alone is redirected to the list.
  const others = ["/", ...kindNamesWithPage.map((kind) => kinds[kind].page.prefix)];
  const lists = kindNames.flatMap(getListPaths);
  const isPage = (path: string) =>
    pages.has(path) || others.includes(path) || lists.some((list) => isListPath(list, path));
  return (target, isMenu) => {
    if (emptyLists.includes(target)) {
      return isMenu ? undefined : "lleva a una lista que no tiene entradas";
    }
    const path = target.replace(/[?#].*/, "").replace(/([^/])$/, "$1/");
    // Files of the site, as "/aviso.pdf", are no pages.
    if (!path.startsWith("/") || /\.\w+\/$/.test(path) || isPage(path)) return undefined;
    return "lleva a una página que no existe";
  };
}

/** Warns of links that lead nowhere. */
export function findDeadTargets(source: JsonSource, explain: TargetCheck): ContentIssue[] {
  return getTexts(source.tree).flatMap(({ field, value }) => {
    const reason = field.at(-1) === "target" && explain(value, isMenu(field));
    if (!reason) return [];
    return [
      { ...createIssue(source, field, `${reason}: cambia ${quote(value)}`), level: "warning" },
    ];
  });
}

const isMenu = ([key]: FieldPath) => key === "menu" || key === "quickLinks";
