import { readdir } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { slugify } from "../../src/utils/slug";
import { inspectPicture } from "../gatsby-plugin-content/pictures";
import { getKind, listEntries, readEntry, readListEntry } from "./entries";
import { createRefusal, Refusal } from "./problems";
import { findFreeName } from "./protocol";
import { saveEntry } from "./saveEntry";

const content = z.base64().transform((text) => Buffer.from(text, "base64"));

/** Every request of the form's page (browser/fileBackend.ts). Paths start at the project's root. */
const request = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list"), folder: z.string().regex(/^data\/[a-z]+$/) }),
  z.object({
    action: z.literal("listFiles"),
    files: z.array(z.object({ path: z.string() })),
  }),
  z.object({ action: z.literal("get"), path: z.string() }),
  z.object({
    action: z.literal("save"),
    path: z.string(),
    entry: z.record(z.string(), z.unknown()),
    version: z.string().nullable(),
    pictures: z.array(z.object({ name: z.string().regex(/^[^./\\][^/\\]*\.[a-z]+$/i), content })),
  }),
  z.object({
    action: z.literal("checkPicture"),
    /** The entry's; nothing for a new one. */
    path: z.string().optional(),
    name: z.string(),
    /** Names that other pictures of the entry have already, which are not saved yet. */
    taken: z.array(z.string()),
    minWidth: z.number(),
    content,
  }),
]);

/**
 * Answers a request of the form from the files in `data/`. It saves only what passes the content
 * check, deletes nothing, and overwrites only the entry that the form was opened with.
 * @param root absolute path of the project
 * @param body of the request
 * @returns the status and what to send as JSON: 422 for what can't be done, with the reasons in Spanish
 */
export async function answerRequest(
  root: string,
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await perform(root, request.parse(body)) };
  } catch (error) {
    if (error instanceof Refusal) return { status: 422, body: { problems: error.problems } };
    if (error instanceof z.ZodError) return fail(422, "La petición no se entiende.");
    // A fault of this code, for who looks after it.
    console.error(error);
    return fail(500, "El servidor ha fallado: mira la terminal. No se ha guardado nada.");
  }
}

const fail = (status: number, message: string) => ({
  status,
  body: { problems: [{ place: "", message }] },
});

async function perform(root: string, asked: z.infer<typeof request>): Promise<unknown> {
  switch (asked.action) {
    case "list":
      return listEntries(root, asked.folder);
    case "listFiles":
      return Promise.all(asked.files.map((file) => readListEntry(root, file)));
    case "get":
      return readEntry(root, asked.path);
    case "save":
      return { version: await saveEntry(root, asked) };
    case "checkPicture":
      return { name: await checkPicture(root, asked) };
  }
}

/**
 * Checks a picture that was chosen in the form.
 * @returns the name that it gets when its entry is saved, which no other file has
 * @throws Refusal in the words of the content check
 */
async function checkPicture(
  root: string,
  asked: z.infer<typeof request> & { action: "checkPicture" },
): Promise<string> {
  const { path: file, name, taken, minWidth, content } = asked;
  if (file) getKind(file);
  const beside = file ? await readdir(path.join(root, path.dirname(file))).catch(() => []) : [];
  const free = namePicture(name, [...beside, ...taken]);
  const wrong = await inspectPicture(free, content, content.length, minWidth);
  if (wrong) throw createRefusal(`${wrong}: «${name}»`);
  return free;
}

/** «Salón grande.JPG» → «salon-grande.jpg», or «salon-grande-2.jpg» where there is one. */
function namePicture(name: string, taken: readonly string[]): string {
  const { name: base, ext } = path.parse(name);
  const ending = ext.toLowerCase().replace(/[^.a-z]/g, "");
  const present = taken.map((one) => one.toLowerCase());
  return findFreeName(present, (number) => (slugify(base) || "foto") + number + ending);
}
