import { formatMonth, joinFacts } from "./format";
import { progressLabels } from "./labels";

const workDates: Record<Queries.ProjectStatus, { start: string; end: string }> = {
  past: { start: "Inicio de la obra", end: "Fin de la obra" },
  current: { start: "Inicio de la obra", end: "Fin previsto" },
  future: { start: "Inicio previsto", end: "Fin previsto" },
};

/** Describes when building starts and ends; takes months as "2024-03". */
export function describeConstruction(
  { start, end }: Queries.Timeline,
  status: Queries.ProjectStatus,
) {
  const labels = workDates[status];
  return [
    { label: labels.start, value: formatMonth(start) },
    { label: labels.end, value: formatMonth(end) },
  ];
}

/**
 * Describes the works in a sentence: "Empezó en marzo de 2024 y, según lo previsto, termina en
 * septiembre de 2025. En marcha: «Fachadas y ventanas»."
 */
export function describeWorks(
  { start, end }: Queries.Timeline,
  status: Queries.ProjectStatus,
  progress: readonly Pick<Queries.ProgressStep, "state" | "title">[] | null,
): string {
  const [from, to] = [formatMonth(start), formatMonth(end)];
  const sentences = {
    past: `Empezó en ${from} y terminó en ${to}.`,
    current: `Empezó en ${from} y, según lo previsto, termina en ${to}.`,
    future: `Según lo previsto, empieza en ${from} y termina en ${to}.`,
  };
  const current = status === "current" && progress?.find((step) => step.state === "current");
  if (!current) return sentences[status];
  return `${sentences[status]} En marcha: «${current.title.replace(/\.$/, "")}».`;
}

/** Describes the month and the state of a step: "mayo de 2025 · En marcha". */
export function describeProgressStep(step: Pick<Queries.ProgressStep, "date" | "state">) {
  return joinFacts([formatMonth(step.date), progressLabels[step.state]]);
}
