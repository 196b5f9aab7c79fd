import { watch } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { ISSUES_PATH } from "../../src/develop/contentIssues";
import { formatIssue, isWarning } from "./issues";
import { validateContent } from "./validateContent";

/** The connections of open pages, and the issues that were last sent to them. */
const clients = new Set<ServerResponse>();
let lastSent = "";

/** In development, reports content issues in the terminal and over the page. */
export function serveIssues({ app }: CreateDevServerArgs): Promise<void> {
  app.get(ISSUES_PATH, (_request: unknown, response: ServerResponse) => {
    // Not compressed, because compression would buffer the events.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-transform",
    });
    response.write(formatEvent(lastSent));
    clients.add(response);
    response.on("close", () => clients.delete(response));
  });
  let timer: NodeJS.Timeout | undefined;
  let queue = broadcastIssues();
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // In sequence, so that an outdated result never comes last.
      queue = queue.then(broadcastIssues).catch(console.error);
    }, 50);
  };
  // Faster than Gatsby's watcher, so that a page without its data comes with an explanation.
  const watcher = watch(path.resolve("data"), { recursive: true }, check);
  // A folder may be removed before it was read.
  watcher.on("error", check);
  watcher.unref();
  return queue;
}

const formatEvent = (text: string) => `data: ${JSON.stringify(text)}\n\n`;

async function broadcastIssues(): Promise<void> {
  const { issues } = await validateContent(path.resolve("data"));
  const errors = issues.filter((issue) => !isWarning(issue)).map(formatIssue);
  const text = errors.join("\n");
  if (text === lastSent) return;
  lastSent = text;
  console.log(
    text ? `\nHay fallos en el contenido:\n${text}\n` : "\nEl contenido vuelve a estar bien.\n",
  );
  for (const client of clients) client.write(formatEvent(text));
}
