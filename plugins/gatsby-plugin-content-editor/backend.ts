import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { saveEntry, writeContent } from "./saveEntry";

const normalize = (name: string) => path.normalize(name).split(path.sep).join("/");

const contentPath = z
  .string()
  .refine((name) => /^data(\/|$)/.test(normalize(name)), {
    error: ({ input }) => `${input} está fuera de data/`,
  })
  .transform(normalize);

const asset = z
  .object({
    // JSON has to pass the content check.
    path: contentPath.refine((name) => !/\.json$/i.test(name), {
      error: "Se esperaba una imagen.",
    }),
    content: z.string(),
    encoding: z.literal("base64"),
  })
  .transform(({ path, content }) => ({ path, content: Buffer.from(content, "base64") }));

const dataFile = z
  .object({
    path: contentPath,
    raw: z.string(),
    // Moving an entry would overwrite the files at its target.
    newPath: z
      .never({ error: "Una entrada no se puede mover: cambia su carpeta a mano." })
      .optional(),
  })
  .transform(({ path, raw }) => ({ path, content: raw }));

const listedFile = z.object({ path: contentPath, label: z.string().optional() });

const createRequestSchema = <Action extends string, Params extends z.ZodRawShape>(
  action: Action,
  params: Params,
) => z.object({ action: z.literal(action), params: z.object(params) });

/** Every request that the editor of this site makes; each path in it is inside `data/`. */
const backendRequest = z.discriminatedUnion("action", [
  createRequestSchema("entriesByFolder", {
    folder: contentPath,
    extension: z.string(),
    depth: z.number(),
  }),
  createRequestSchema("entriesByFiles", { files: z.array(listedFile) }),
  createRequestSchema("getEntry", { path: contentPath }),
  createRequestSchema("persistEntry", { dataFiles: z.array(dataFile), assets: z.array(asset) }),
  createRequestSchema("getMedia", { mediaFolder: contentPath }),
  createRequestSchema("getMediaFile", { path: contentPath }),
  createRequestSchema("persistMedia", { asset }),
]);

/**
 * Answers a request of Decap's «proxy» backend from the files in `data/`, as decap-server does
 * (https://github.com/decaporg/decap-cms/tree/main/packages/decap-server), but saves only what
 * passes the content check, pictures first, and neither moves nor deletes anything.
 * @param root absolute path of the project
 * @param body of the request
 * @returns the status and what to send as JSON: 422 for what can't be saved and 403 for deletions, with the reason in Spanish
 */
export async function answerRequest(
  root: string,
  body: unknown,
): Promise<{ status: number; body: unknown }> {
  if (z.object({ action: z.string().startsWith("delete") }).safeParse(body).success) {
    const error = "Lo que sobra se quita a mano, de la carpeta data.";
    return { status: 403, body: { error } };
  }
  const { data: request, error } = backendRequest.safeParse(body);
  if (error) {
    return { status: 422, body: { error: error.issues.map(({ message }) => message).join("\n") } };
  }
  try {
    return { status: 200, body: await performRequest(root, request) };
  } catch (error) {
    return { status: 422, body: { error: error instanceof Error ? error.message : error } };
  }
}

async function performRequest(
  root: string,
  { action, params }: z.infer<typeof backendRequest>,
): Promise<unknown> {
  switch (action) {
    case "entriesByFolder": {
      const files = await listFiles(root, params.folder, params.depth);
      const entries = files.filter((name) => name.endsWith(params.extension));
      return Promise.all(entries.map((name) => readEntry(root, { path: name })));
    }
    case "entriesByFiles":
      return Promise.all(params.files.map((file) => readEntry(root, file)));
    case "getEntry":
      return readEntry(root, params);
    case "persistEntry":
      await saveEntry(root, params.dataFiles, params.assets);
      return {};
    case "getMedia": {
      const files = await listFiles(root, params.mediaFolder, 1);
      return Promise.all(files.map((name) => readMediaFile(root, name)));
    }
    case "getMediaFile":
      return readMediaFile(root, params.path);
    case "persistMedia":
      await writeContent(root, params.asset);
      return readMediaFile(root, params.asset.path);
  }
}

/** Lists the files that are so many levels below a folder at most; none if it does not exist. */
async function listFiles(root: string, folder: string, depth: number): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(path.join(root, folder), options).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(path.relative(root, entry.parentPath), entry.name))
    .filter((name) => path.relative(folder, name).split(path.sep).length <= depth)
    .map((name) => name.split(path.sep).join("/"));
}

const createId = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

async function readEntry(root: string, file: z.infer<typeof listedFile>): Promise<unknown> {
  const data = await readFile(path.join(root, file.path), "utf8").catch(() => null);
  return { data, file: { ...file, id: data === null ? null : createId(data) } };
}

async function readMediaFile(root: string, name: string): Promise<unknown> {
  const content = await readFile(path.join(root, name));
  const [id, encoding] = [createId(content), "base64"] as const;
  return {
    id,
    path: name,
    name: path.basename(name),
    content: content.toString(encoding),
    encoding,
  };
}
