import { color, font } from "../styles/tokens";

/** Where the develop server says what is wrong with the content, as server-sent events. */
export const ISSUES_PATH = "/___content-issues";

/** Shows faults above everything, also above Gatsby's own message; an empty text removes them. */
function showContentIssues(issues: string): void {
  document.getElementById("content-issues")?.remove();
  if (!issues) return;
  const panel = document.createElement("div");
  panel.id = "content-issues";
  panel.popover = "manual";
  panel.role = "alert";
  panel.style.cssText = `inset: 0; width: 100%; height: 100%; border: 0; padding: 2rem;
    overflow: auto; background: ${color.ink}; color: ${color.plaster}; font: 1rem/1.6 ${font.sans}`;
  const parts = [
    ["h1", "Hay fallos en el contenido"],
    ["pre", issues],
    ["p", "Esto se cierra solo en cuanto se corrigen."],
  ] as const;
  for (const [name, text] of parts) {
    const part = document.createElement(name);
    part.textContent = text;
    Object.assign(part.style, { whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
    panel.append(part);
  }
  document.body.append(panel);
  panel.showPopover();
}

/** Listens to the develop server. */
export function watchContentIssues(): void {
  const events = new EventSource(ISSUES_PATH);
  events.onmessage = ({ data }) => showContentIssues(JSON.parse(data));
}
