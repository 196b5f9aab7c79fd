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

/** Describes the month and the state of a step: "mayo de 2025 · En marcha". */
export function describeProgressStep(step: Pick<Queries.ProgressStep, "date" | "state">) {
  return joinFacts([formatMonth(step.date), progressLabels[step.state]]);
}
