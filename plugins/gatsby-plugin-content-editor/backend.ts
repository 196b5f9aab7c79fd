import { z } from "zod";
import { listEntries, readEntry } from "./entries";
import { choosePicture } from "./pictures";
import { createRefusal, Refusal } from "./protocol";
import { saveEntry } from "./saveEntry";

/** The requests that browser/fileBackend.ts sends; paths are relative to the project's root. */
const requestSchema = z.discriminatedUnion("action", [
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
    current: z.string().optional(),
    content: z.instanceof(Buffer),
  }),
]);

/**
 * Handles a request of the form with the files in `data/`: it saves only what passes the content
 * check, deletes nothing, and overwrites only the entry that the form was opened with.
 * @param root absolute path of the project
 * @param body the parsed request body
 * @returns the response's status and JSON body: 422 if rejected, with the reasons in Spanish
 */
export async function answerRequest(
  root: string,
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await perform(root, requestSchema.parse(body)) };
  } catch (error) {
    if (error instanceof Refusal) return refuse(422, error);
    if (error instanceof z.ZodError)
      return refuse(422, createRefusal("La petición no se entiende."));
    // A bug, for the developers.
    console.error(error);
    const message = "El servidor ha fallado: mira la terminal. No se ha guardado nada.";
    return refuse(500, createRefusal(message));
  }
}

const refuse = (status: number, { problems }: Refusal) => ({ status, body: { problems } });

async function perform(root: string, request: z.infer<typeof requestSchema>): Promise<unknown> {
  switch (request.action) {
    case "list":
      return listEntries(root, request.folder);
    case "get":
      return readEntry(root, request.path);
    case "save":
      return { version: await saveEntry(root, request) };
    case "choosePicture":
      return { name: await choosePicture(root, request) };
  }
}
