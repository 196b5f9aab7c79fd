import type { Entry } from "./customFormat";

/** The part of Decap's API that the form uses (https://decapcms.org/docs/registering-events/). */
interface Cms {
  init(options: { config: object }): void;
  registerCustomFormat(name: string, extension: string, format: object): void;
  registerEventListener(listener: {
    name: "preSave" | "postSave";
    handler: (event: { entry: { toJS(): SavedEntry } }) => Promise<void> | void;
  }): void;
  getLocale(name: string): Phrases;
  registerLocale(name: string, phrases: Phrases): void;
}

/** Decap's texts, in groups. */
export interface Phrases {
  [key: string]: Phrases | string;
}

/** An entry that is being saved. */
export interface SavedEntry {
  /** The name of its collection. */
  collection: string;
  /** Empty for a new entry. */
  path: string;
  newRecord?: boolean;
  data: Entry;
  /** The text of its file when it was opened. */
  raw: string;
  /** The pictures in its folder, and those that were chosen since (`draft`). */
  mediaFiles?: { name: string; draft?: boolean; url?: string }[];
}

declare global {
  const CMS: Cms;
}
