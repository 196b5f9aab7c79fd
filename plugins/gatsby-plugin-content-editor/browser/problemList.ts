import { type Problem, UNNAMED } from "../protocol";

/** Starts the form's own validation messages, to distinguish them from other texts. */
export const PROBLEM_PREFIX = "⚠ ";

/** The current list of problems, which overlays the form. */
let currentPanel: HTMLDetailsElement | undefined;

/** The accessible name of the group with a field's label and control. */
export const FIELD = "Campo";

const FIELDS = `[aria-label="${FIELD}"]`;

/** Finds the header bar of a list item, which precedes its summary and its fields. */
const findBar = ({ firstElementChild: bar }: Element) =>
  bar?.children[1]?.getAttribute("aria-roledescription") === "sortable" ? bar : undefined;

/** Expands or collapses an item or object when its text is clicked, not only Decap's small arrow. */
export function toggleSection(text: Element): void {
  const bar = text.parentElement && findBar(text.parentElement);
  const isSummary = bar && bar === text.previousElementSibling;
  const arrow = isSummary ? "button" : ':scope > [data-testid="expand-button"]';
  (isSummary ? bar : text).querySelector<HTMLElement>(arrow)?.click();
}

/** Names a list item as in places: by its summary, or by its number if it has no name. */
function nameItem(item: Element): string | undefined {
  const bar = findBar(item);
  if (!bar) return undefined;
  const [name] = bar.nextElementSibling?.textContent?.split(" · ") ?? [];
  const isText = item.querySelectorAll(FIELDS).length === 1;
  if (!isText && name?.trim() && name !== UNNAMED) return name;
  const items = [...(item.parentElement?.children ?? [])].filter(findBar);
  return `n.º ${items.indexOf(item) + 1}`;
}

/** Describes a place in the form as the server does: «Viviendas → 1.º A → Precio». */
function describePlace(element: Element): string {
  const names: string[] = [];
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const label =
      ancestor.matches(FIELDS) && ancestor.querySelector("label")?.firstChild?.textContent;
    const name = label || nameItem(ancestor);
    if (name) names.unshift(name.trim());
  }
  return names.join(" → ");
}

/** Finds the field at a place, or the first field inside it. */
function findField(place: string): Element | undefined {
  const fields = [...document.querySelectorAll(FIELDS)];
  return (
    fields.find((field) => describePlace(field) === place) ??
    fields.find((field) => describePlace(field).startsWith(`${place} → `))
  );
}

/** Leads to the item that a press of «Añadir a …» has added at the end of a list, out of view. */
export async function revealAddedItem(button: Element): Promise<void> {
  if (!button.textContent?.startsWith("Añadir a ")) return;
  await new Promise(requestAnimationFrame);
  const list = button.closest(FIELDS);
  const item = [...(list?.querySelectorAll("*") ?? [])].findLast(
    (element) => findBar(element) && element.parentElement?.closest(FIELDS) === list,
  );
  const field = item?.querySelector(FIELDS);
  if (field) await reveal(field);
}

/** Expands the collapsed items around a field, scrolls it into view and focuses it. */
async function reveal(field: Element): Promise<void> {
  const control = field.querySelector<HTMLElement>(
    "input:not([hidden]), textarea, button:not([data-testid])",
  );
  // Each click expands one item, whose content Decap renders in a later frame.
  for (let click = 0; click < 5 && control && !control.checkVisibility(); click++) {
    let closed: Element | undefined;
    for (let ancestor = control.parentElement; ancestor; ancestor = ancestor.parentElement) {
      if (getComputedStyle(ancestor).display === "none") closed = ancestor;
    }
    closed?.parentElement?.querySelector("button")?.click();
    await new Promise(requestAnimationFrame);
  }
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/**
 * Shows problems until the next save, each with a button that leads to its field, and focuses the
 * first.
 * @param problems an empty list removes the panel
 */
export function showProblems(problems: readonly Problem[]): void {
  currentPanel?.remove();
  if (problems.length === 0) return;
  const panel = document.createElement("details");
  currentPanel = panel;
  panel.open = true;
  panel.id = "problems";
  panel.setAttribute("role", "alert");
  const summary = document.createElement("summary");
  const count =
    problems.length === 1 ? "hay algo que corregir" : `hay ${problems.length} cosas que corregir`;
  summary.textContent = `No se ha guardado: ${count}`;
  const list = document.createElement("ul");
  for (const { place, message } of problems) {
    const field = place && findField(place);
    const text = document.createElement(field ? "button" : "span");
    text.textContent = [place, message].filter(Boolean).join(": ");
    if (field) text.onclick = () => reveal(field);
    const item = document.createElement("li");
    item.append(text);
    list.append(item);
  }
  panel.append(summary, list);
  // Inside the form, to disappear with it.
  (document.querySelector(FIELDS)?.parentElement ?? document.body).append(panel);
  const first = list.querySelector("button");
  if (first) first.click();
  else summary.focus();
}

/** Lists the fields' own validation messages after a save that they have prevented. */
export function listFieldProblems(): void {
  const messages = [...document.querySelectorAll("li")].filter((item) =>
    item.textContent?.startsWith(PROBLEM_PREFIX),
  );
  if (messages.length === 0) return;
  showProblems(
    messages.map((item) => {
      const place = describePlace(item);
      const message = (item.textContent ?? "").slice(PROBLEM_PREFIX.length);
      // Some messages start with the label, which is also the end of the place.
      const label = `${place.split(" → ").at(-1)}: `;
      return { place, message: message.startsWith(label) ? message.slice(label.length) : message };
    }),
  );
}
