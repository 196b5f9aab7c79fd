import type { Problem } from "../protocol";

/** Begins what the form itself says of a field, so that it can be told from its labels. */
export const MARK = "⚠ ";

/** What keeps an entry from being saved, and where that is in the form. */
interface Shown {
  text: string;
  find: () => Element | null | undefined;
}

/** The list of it, above the form. */
let shown: HTMLDetailsElement | undefined;

/** The handle that Decap moves an item of a list by. */
export const HANDLE = '[aria-roledescription="sortable"]';

/** An item of a list: its bar with toggle and handle, its summary, its fields. */
const isItem = (element: Element) =>
  element.firstElementChild?.querySelector(`:scope > ${HANDLE}`) != null;

/** Finds a field by the path that the content check gives it, as «units.0.price». */
function findField(path: string): Element | null | undefined {
  return path.split(".").reduce<Element | null | undefined>((around, key) => {
    if (!/^\d+$/.test(key)) return around?.querySelector(`[id^="${key}-field-"]`);
    const handles = [...(around?.querySelectorAll(HANDLE) ?? [])];
    const own = handles.filter((handle) => handle.closest('[id*="-field-"]') === around);
    return own[Number(key)]?.parentElement?.parentElement;
  }, document.body);
}

/** Brings a field into view, out of closed items, and gives it the cursor. */
async function reveal(field: Element): Promise<void> {
  const controls = "input:not([hidden]), textarea, button:not([data-testid])";
  const inside = isItem(field) ? (field.lastElementChild ?? field) : field;
  const control = inside.matches(controls) ? inside : inside.querySelector(controls);
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
  (control as HTMLElement | null)?.focus({ preventScroll: true });
}

function show(problems: readonly Shown[]): void {
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
  for (const { text, find } of problems) {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.textContent = text;
    button.onclick = () => lead(find);
    item.append(find() ? button : text);
    list.append(item);
  }
  panel.append(summary, list);
  document.body.append(panel);
  if (first.find()) lead(first.find);
  else summary.focus();
}

function lead(find: Shown["find"]): void {
  const field = find();
  if (field) reveal(field);
}

/**
 * Shows problems until the next save, and leads to the first.
 * @param problems none remove the list
 */
export function showProblems(problems: readonly Problem[]): void {
  show(
    problems.map(({ field, place, message }) => ({
      text: [place, message].filter(Boolean).join(": "),
      find: () => (field ? findField(field) : undefined),
    })),
  );
}

/** The field of Decap's that an element is in. */
const getField = (element?: Element | null) => element?.closest('[aria-label$=" field"]');

/** The names of what a field is in, as «Viviendas», «1.º A». */
function listNames(field: Element): string[] {
  const names: string[] = [];
  for (let around = field.parentElement; around; around = around.parentElement) {
    const name = isItem(around)
      ? around.children[1]?.textContent?.split(" · ")[0]
      : getField(around) === around && around.querySelector("label")?.firstChild?.textContent;
    if (name) names.unshift(name.trim());
  }
  return names;
}

/** Lists what the fields themselves say, once a save was tried that they have kept back. */
export function listFieldProblems(): void {
  const said = [...document.querySelectorAll("li")].filter((item) =>
    item.textContent?.startsWith(MARK),
  );
  if (said.length === 0) return;
  show(
    said.map((item) => {
      const field = getField(item);
      const names = field ? listNames(field) : [];
      const message = (item.textContent ?? "").slice(MARK.length);
      return { text: [...names, message].join(" → "), find: () => field };
    }),
  );
}
