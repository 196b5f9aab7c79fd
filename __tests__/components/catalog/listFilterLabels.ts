import type { FilterDefinition } from "../../../src/components/catalog/filters";

/** Lists the labels of a filter's choices, with plain spaces. */
export const listFilterLabels = (filters: readonly FilterDefinition[], name: string) =>
  filters
    .find((filter) => filter.name === name)
    ?.choices.map(({ label }) => label.replaceAll("\u00A0", " "));
