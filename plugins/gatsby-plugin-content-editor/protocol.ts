/** What the form's page in the browser and the develop server agree on. */

/** Where the page sends its requests. */
export const API = "/admin/api/v1";

/** The name of Decap's backend whose files the develop server keeps. */
export const LOCAL_BACKEND = "files";

/** What a closed item of a list shows instead of its name, until it has one. */
export const UNNAMED = "Sin rellenar";

/**
 * The field of an entry that says which text of its file the form was opened with. As a field it is
 * also part of the copies that Decap keeps of unsaved forms.
 */
export const VERSION = "$version";

/** The field by which a single file is named in its list. */
export const LABEL = "$label";

/** An entry as the form gets it: its fields as JSON, and among them these two. */
export interface Entry {
  data: string;
  file: { path: string };
}

/** Why something can't be saved, in the form's own words. */
export interface Problem {
  /** «Viviendas → 1.º A → Precio»; empty where it is about the whole entry. */
  place: string;
  message: string;
}

/** Finds the pictures that a file's text names beside it. */
export const findPictureNames = (text: string): Set<string> =>
  new Set([...text.matchAll(/"\.\/([^"/]+)"/g)].map(([, name = ""]) => name));

/** Says that another entry has an identifier. */
export const explainTakenId = (id: string): string =>
  `El identificador «${id}» ya lo tiene otra entrada: escribe otro.`;

/** Finds a name that is not taken, with a number where it has to have one. */
export function findFreeName(taken: readonly string[], createName: (number: string) => string) {
  for (let number = 1; ; number++) {
    const name = createName(number > 1 ? `-${number}` : "");
    if (!taken.includes(name)) return name;
  }
}
