import { type Problem, UNNAMED } from "../protocol";

/** Begins what the form itself says of a field, so that it can be told from its labels. */
export const MARK = "⚠ ";

/** The list of what keeps an entry from being saved, above the form. */
let shown: HTMLDetailsElement | undefined;

/** The accessible name of every field, its label and control together. */
export const FIELD = "Campo";

const FIELDS = `[aria-label="${FIELD}"]`;

/** The bar of an item of a list; its summary and its fields come after it. */
const findBar = ({ firstElementChild: bar }: Element) =>
  bar?.children[1]?.getAttribute("aria-roledescription") === "sortable" ? bar : undefined;

/** Opens what is closed by a press on its text too, not only on Decap's small arrow. */
export function toggle(text: Element): void {
  const bar = text.parentElement && findBar(text.parentElement);
  const isSummary = bar && bar === text.previousElementSibling;
  const arrow = isSummary ? "button" : ':scope > [data-testid="expand-button"]';
  (isSummary ? bar : text).querySelector<HTMLElement>(arrow)?.click();
}

/** The name that an item of a list has in places; one of plain texts is counted. */
function nameItem(item: Element): string | undefined {
  const bar = findBar(item);
  if (!bar) return undefined;
  const [name] = bar.nextElementSibling?.textContent?.split(" · ") ?? [];
  const isText = item.querySelectorAll(FIELDS).length === 1;
  if (!isText && name?.trim() && name !== UNNAMED) return name;
  const items = [...(item.parentElement?.children ?? [])].filter(findBar);
  return `n.º ${items.indexOf(item) + 1}`;
}

/** Says where something is in the form, as the server does: «Viviendas → 1.º A → Precio». */
function describePlace(element: Element): string {
  const names: string[] = [];
  for (let around: Element | null = element; around; around = around.parentElement) {
    const label = around.matches(FIELDS) && around.querySelector("label")?.firstChild?.textContent;
    const name = label || nameItem(around);
    if (name) names.unshift(name.trim());
  }
  return names.join(" → ");
}

/** Finds a field by its place, or the first field of what is there. */
function findField(place: string): Element | undefined {
  const fields = [...document.querySelectorAll(FIELDS)];
  return (
    fields.find((field) => describePlace(field) === place) ??
    fields.find((field) => describePlace(field).startsWith(`${place} → `))
  );
}

/** Brings a field into view, out of closed items, and gives it the cursor. */
async function reveal(field: Element): Promise<void> {
  const control = field.querySelector<HTMLElement>(
    "input:not([hidden]), textarea, button:not([data-testid])",
  );
  // A press opens one, and Decap draws what is in it a moment later.
  for (let press = 0; press < 5 && control && !control.checkVisibility(); press++) {
    let closed: Element | undefined;
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).display === "none") closed = around;
    }
    closed?.parentElement?.querySelector("button")?.click();
    await new Promise(requestAnimationFrame);
  }
  control?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/**
 * Shows problems until the next save, each with a way to its field, and leads to the first.
 * @param problems none remove the list
 */
export function showProblems(problems: readonly Problem[]): void {
  shown?.remove();
  if (problems.length === 0) return;
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
    const field = place && findField(place);
    const text = document.createElement(field ? "button" : "span");
    text.textContent = [place, message].filter(Boolean).join(": ");
    if (field) text.onclick = () => reveal(field);
    const item = document.createElement("li");
    item.append(text);
    list.append(item);
  }
  panel.append(summary, list);
  // It leaves together with the form.
  (document.querySelector(FIELDS)?.parentElement ?? document.body).append(panel);
  const first = list.querySelector("button");
  if (first) first.click();
  else summary.focus();
}

/** Lists what the fields themselves say, once a save was tried that they have kept back. */
export function listFieldProblems(): void {
  const said = [...document.querySelectorAll("li")].filter((item) =>
    item.textContent?.startsWith(MARK),
  );
  if (said.length === 0) return;
  showProblems(
    said.map((item) => {
      const place = describePlace(item);
      const message = (item.textContent ?? "").slice(MARK.length);
      // Some begin with the label, with which the place ends.
      const label = `${place.split(" → ").at(-1)}: `;
      return { place, message: message.startsWith(label) ? message.slice(label.length) : message };
    }),
  );
}
