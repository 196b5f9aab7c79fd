import type { ServerResponse } from "node:http";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { ISSUES_PATH } from "../../src/develop/contentIssuesOverlay";
import { formatIssue, isWarning } from "./validation/issues";
import { validateContent } from "./validation/validateContent";

/** The connections of open pages, and the issues that were last sent to them. */
const clients = new Set<ServerResponse>();
let lastSent = "";

/** Sends pages the content issues, and those of later changes. */
export function serveIssueStream({ app }: CreateDevServerArgs): void {
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
}

const formatEvent = (text: string) => `data: ${JSON.stringify(text)}\n\n`;

/** Prints the content issues and sends them to open pages, if they have changed. */
export async function updateIssueStream(): Promise<void> {
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
