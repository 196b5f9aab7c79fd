import { once } from "node:events";
import path from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";

/** A node of the structure tree: an element, or the id of a piece of content. */
interface Node {
  role?: string;
  id?: string;
  alt?: string;
  children?: Node[];
}

/** A text on the page, or the start or end of marked content. */
type Item =
  | { str: string; hasEOL: boolean; width: number; transform: number[] }
  | { type: string; id?: string; tag?: string };

interface Raw {
  info: Record<string, unknown>;
  marked: boolean;
  outline: string[];
  links: { url: string; title: string }[];
  pages: { items: Item[]; structure: Node | null }[];
}

const reader = new Worker(
  path.resolve("__tests__/plugins/gatsby-plugin-documents/readPdfWorker.mjs"),
);
afterAll(() => reader.terminate());

async function readRaw(bytes: Buffer): Promise<Raw> {
  const { port1, port2 } = new MessageChannel();
  reader.postMessage({ bytes: new Uint8Array(bytes), port: port2 }, [port2]);
  const [answer] = await once(port1, "message");
  port1.close();
  const { error, ...raw } = JSON.parse(answer);
  if (error) throw new Error(error);
  return raw;
}

/** Reads a PDF as a PDF viewer does. */
export async function read(bytes: Buffer) {
  const { pages: raw, ...rest } = await readRaw(bytes);
  const figures = listFigures(bytes);
  const pages = raw.map((page, index) => listParts(page, figures[index] ?? []));
  /** All elements in reading order, with their text. */
  const elements = pages.flatMap((page) => page.elements);
  /** All text in reading order, with single spaces. */
  const text = elements.map((element) => element.text).join(" ");
  return { ...rest, pages, elements, text: text.replace(/\s+/g, " ") };
}

/** Lists the frames of the figures on each page, which the library does not tell. */
function listFigures(bytes: Buffer): number[][][] {
  const source = bytes.toString("latin1");
  const [, kids = ""] = /\/Count \d+\s*\/Kids \[([^\]]*)\]/.exec(source) ?? [];
  const found = [...source.matchAll(/\/BBox \[([^\]]*)\]\s*>>\][\s\S]*?\/Pg (\d+ 0 R)/g)];
  return (kids.match(/\d+ 0 R/g) ?? []).map((page) =>
    found.flatMap(([, box = "", at]) => (at === page ? [box.split(" ").map(Number)] : [])),
  );
}

export type Read = Awaited<ReturnType<typeof read>>;

function listParts({ items, structure }: Raw["pages"][number], figures: number[][]) {
  const texts = new Map<string, string>();
  const lines: { y: number; x: number; end: number; text: string }[] = [];
  const open: string[] = [];
  for (const item of items) {
    if ("type" in item) {
      if (item.type.startsWith("begin")) open.push(item.id ?? item.tag ?? "");
      else open.pop();
      continue;
    }
    const id = open.at(-1) ?? "loose";
    texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
    const [, , , , x = 0, y = 0] = item.transform;
    if (item.str.trim()) lines.push({ x, y, end: x + item.width, text: item.str });
  }
  const elements: { role: string; alt?: string; text: string }[] = [];
  const visit = ({ role, alt, children = [] }: Node) => {
    const own = children.map(({ id }) => (id && texts.get(id)) || "");
    if (role) elements.push({ role, alt, text: own.join(" ").trim() });
    for (const child of children) visit(child);
  };
  visit(structure ?? {});
  return {
    elements,
    lines,
    /** The left, bottom, right and top of each figure. */
    figures,
    /** Text that is neither part of the structure nor marked as an artifact. */
    loose: texts.get("loose")?.trim() ?? "",
    artifacts: texts.get("Artifact") ?? "",
  };
}
