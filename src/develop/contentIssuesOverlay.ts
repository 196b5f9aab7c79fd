import { color, font } from "../styles/tokens";

/** The path at which the develop server sends content issues, as server-sent events. */
export const ISSUES_PATH = "/___content-issues";

/** Shows issues above everything, Gatsby's own overlay included; an empty text hides them. */
function showContentIssues(issues: string): void {
  document.getElementById("content-issues")?.remove();
  if (!issues) return;
  const panel = document.createElement("div");
  panel.id = "content-issues";
  panel.popover = "auto";
  panel.role = "alert";
  panel.style.cssText = `inset: 0; width: 100%; height: 100%; border: 0; padding: 2rem;
    overflow: auto; background: ${color.ink}; color: ${color.page}; font: 1rem/1.6 ${font.text}`;
  const parts = [
    ["h1", "Hay fallos en el contenido"],
    ["pre", issues],
    ["p", "Esto se cierra solo en cuanto se corrigen; mientras tanto, con Escape."],
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

/** Shows the content issues that the develop server reports. */
export function watchContentIssues(): void {
  const events = new EventSource(ISSUES_PATH);
  events.onmessage = ({ data }) => showContentIssues(JSON.parse(data));
}
