import { foldLetters } from "../texts/foldAccents";

/** "Ático en Chamberí" → "atico-en-chamberi"; empty without Latin letters or digits. */
export const slugify = (text: string) => (foldLetters(text).match(/[a-z\d]+/g) ?? []).join("-");

/** Creates the slug by which a page's card and files are named from its path: "/proyecto/1/" → "proyecto-1". */
export const createPageSlug = (path: string) => path.split("/").filter(Boolean).join("-");
