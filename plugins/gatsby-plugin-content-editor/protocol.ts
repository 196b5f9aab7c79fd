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
