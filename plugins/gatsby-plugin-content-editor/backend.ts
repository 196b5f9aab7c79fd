import { z } from "zod";
import { listEntries, readEntry } from "./entries";
import { choosePicture } from "./pictures";
import { createRefusal, Refusal } from "./protocol";
import { saveEntry } from "./saveEntry";

/** Every request of the form's page (browser/fileBackend.ts). Paths start at the project's root. */
const request = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("list"),
    folder: z.string().optional(),
  }),
  z.object({ action: z.literal("get"), path: z.string() }),
  z.object({
    action: z.literal("save"),
    path: z.string(),
    entry: z.record(z.string(), z.unknown()),
    version: z.string().optional(),
  }),
  z.object({
    action: z.literal("choosePicture"),
    version: z.string().optional(),
    name: z.string(),
    minWidth: z.coerce.number(),
    content: z.instanceof(Buffer),
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
    if (error instanceof Refusal) return refuse(422, error);
    if (error instanceof z.ZodError)
      return refuse(422, createRefusal("La petición no se entiende."));
    // A fault of this code, for who looks after it.
    console.error(error);
    const message = "El servidor ha fallado: mira la terminal. No se ha guardado nada.";
    return refuse(500, createRefusal(message));
  }
}

const refuse = (status: number, { problems }: Refusal) => ({ status, body: { problems } });

async function perform(root: string, asked: z.infer<typeof request>): Promise<unknown> {
  switch (asked.action) {
    case "list":
      return listEntries(root, asked.folder);
    case "get":
      return readEntry(root, asked.path);
    case "save":
      return { version: await saveEntry(root, asked) };
    case "choosePicture":
      return { name: await choosePicture(root, asked) };
  }
}
