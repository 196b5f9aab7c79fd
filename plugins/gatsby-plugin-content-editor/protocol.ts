/** What the form's page in the browser and the develop server agree on. */

/** Where the page sends its requests. */
export const API = "/admin/api/v1";

/** Where it sends pictures, as they are. */
export const PICTURE_API = `${API}/picture`;

/** The name of Decap's backend whose files the develop server keeps. */
export const LOCAL_BACKEND = "files";

/** What a closed item of a list shows instead of its name, until it has one. */
export const UNNAMED = "Sin rellenar";

/**
 * The field of an entry that says which file the form was opened with, and which text of it. As a
 * field it is also part of duplicates, and of the copies that Decap keeps of unsaved forms.
 */
export const VERSION = "$version";

/** The folder where the pictures of a form are, a duplicate's those of its original. */
export const getFolder = (version: unknown): string =>
  /^data\/([^./][^/]*\/)+/.exec(String(version))?.[0] ?? "data/new/";

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

/** Says that another entry has an identifier. */
export const explainTakenId = (id: string): string =>
  `El identificador «${id}» ya lo tiene otra entrada: escribe otro.`;

/** A request that is refused, with what its sender can mend. */
export class Refusal extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join(" "));
  }
  /** Decap shows it. */
  override toString(): string {
    return this.message;
  }
}

/** Creates a refusal of one sentence about the whole entry. */
export const createRefusal = (message: string) => new Refusal([{ place: "", message }]);

/** Finds a name that is not taken, with a number where it has to have one. */
export function findFreeName(taken: readonly string[], createName: (number: string) => string) {
  for (let number = 1; ; number++) {
    const name = createName(number > 1 ? `-${number}` : "");
    if (!taken.includes(name)) return name;
  }
}
