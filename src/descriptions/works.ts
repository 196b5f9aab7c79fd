import { formatMonth, joinFacts } from "../utils/format";
import type { Fact } from "./keyFacts";
import { workLabels } from "./labels";

/** Describes when a project is built; months as "2024-03". */
export function describeWorks({ start, end }: { start: string; end: string }): Fact[] {
  return [
    { label: "Inicio de la obra", value: formatMonth(start) },
    { label: "Fin previsto", value: formatMonth(end) },
  ];
}

/** When a step of the works is, and how far: "mayo de 2025 · En marcha". */
export function describeWorkStep({ date, state }: { date: string; state: Queries.WorkState }) {
  return joinFacts([formatMonth(date), workLabels[state]]);
}
