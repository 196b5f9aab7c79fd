/** The protocol between the form in the browser and the develop server. */

/** The URL to which the form sends its requests. */
export const API = "/admin/api/v1";

/** The URL to which it sends the bytes of pictures. */
export const PICTURE_API = `${API}/picture`;

/** The name of the Decap backend that stores its files with the develop server. */
export const LOCAL_BACKEND = "files";

/** The summary of a collapsed list item that has no name yet. */
export const UNNAMED = "Sin rellenar";

/**
 * The field with the path and the hash of the file that the form was opened with. As a field, it is
 * included in duplicates, and in the backups that Decap keeps of unsaved forms.
 */
export const VERSION = "$version";

/** Gets the folder with the pictures of a form; for a duplicate, that of its original. */
export const getFolder = (version: unknown): string =>
  /^data\/([^./][^/]*\/)+/.exec(String(version))?.[0] ?? "data/new/";

/** The field that is shown as the name of a single file in its list. */
export const LABEL = "$label";

/** An entry as sent to the form: its fields as JSON, including these two. */
export interface Entry {
  data: string;
  file: { path: string };
}

/** The reason why something can't be saved, in the form's terms. */
export interface Problem {
  /** Such as «Viviendas → 1.º A → Precio»; empty if it concerns the whole entry. */
  place: string;
  message: string;
}

/** Explains that an identifier belongs to another entry. */
export const explainTakenId = (id: string): string =>
  `El identificador «${id}» ya lo tiene otra entrada: escribe otro.`;

/** The error for a rejected request, with the problems for its sender to fix. */
export class Refusal extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(({ message }) => message).join(" "));
  }
  /** Decap shows the result to the user. */
  override toString(): string {
    return this.message;
  }
}

/** Creates a refusal with one problem, about the whole entry. */
export const createRefusal = (message: string) => new Refusal([{ place: "", message }]);

/** Finds a name that is not taken, with a number if necessary. */
export function findFreeName(taken: readonly string[], createName: (number: string) => string) {
  for (let number = 1; ; number++) {
    const name = createName(number > 1 ? `-${number}` : "");
    if (!taken.includes(name)) return name;
  }
}
