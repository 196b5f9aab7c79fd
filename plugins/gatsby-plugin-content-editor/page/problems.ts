import type { Problem } from "../protocol";

/** Begins what the form itself says of a field, so that it can be told from its labels. */
export const MARK = "⚠ ";

/** The list of what keeps an entry from being saved, above the form. */
let shown: HTMLDetailsElement | undefined;

/** Brings a field into view by its label, and gives it the cursor. */
function focusField(label: string): boolean {
  const labels = [...document.querySelectorAll("label")];
  const found = labels.find(({ textContent }) => textContent?.trim().startsWith(label));
  if (!found) return false;
  found.scrollIntoView({ block: "center" });
  document.getElementById(found.htmlFor)?.focus({ preventScroll: true });
  return true;
}

/**
 * Shows problems until the next save, and leads to the first.
 * @param problems none remove the list
 */
export function showProblems(problems: readonly Problem[]): void {
  shown?.remove();
  const [first] = problems;
  if (!first) return;
  const panel = document.createElement("details");
  shown = panel;
  panel.open = true;
  panel.id = "problems";
  panel.setAttribute("role", "alert");
  const summary = document.createElement("summary");
  const count =
    problems.length === 1 ? "hay algo que corregir" : `hay ${problems.length} cosas que corregir`;
  summary.textContent = `No se ha guardado: ${count}`;
  const list = document.createElement("ul");
  for (const { place, message } of problems) {
    const item = document.createElement("li");
    item.textContent = [place, message].filter(Boolean).join(": ");
    list.append(item);
  }
  panel.append(summary, list);
  document.body.append(panel);
  const [label = ""] = first.place.split(" → ");
  if (!label || !focusField(label)) summary.focus();
}

/** Lists what the fields themselves say, once a save was tried that they have kept back. */
export function listFieldProblems(): void {
  const said = [...document.querySelectorAll("li")].filter(
    (item) => item.textContent?.startsWith(MARK) && !shown?.contains(item),
  );
  if (said.length === 0) return;
  showProblems(
    said.map(({ textContent }) => ({ place: "", message: (textContent ?? "").slice(MARK.length) })),
  );
  // Those of a closed item are not seen.
  const first = said.find((item) => item.checkVisibility());
  first?.scrollIntoView({ block: "center" });
  let around = first?.parentElement;
  const findControl = () => around?.querySelector<HTMLElement>("input, textarea, button");
  while (around && !findControl()) around = around.parentElement;
  findControl()?.focus({ preventScroll: true });
}
