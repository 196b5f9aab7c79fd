import type { SavedEntry } from "./decapTypes";

/** What this page has written, by the text with which the form was opened. */
const written = new Map<string, string>();

/** Records a saved entry, of which Decap only keeps the text with which its form was opened. */
export function recordSave({ raw }: SavedEntry, text: string): void {
  written.set(raw, text);
}

/** Records that a file was read again, so that a form that is opened now has its text. */
export const recordReading = (text: string) => written.delete(text);

/** Gets the text that a form's file should have now, by the text with which it was opened. */
export const getCurrentText = (opened: string) => written.get(opened) ?? opened;
