import type { ListDefinition } from "./listDefinition";
import { ProjectCards } from "./ProjectCards";
import { createProjectFilters } from "./projectFilters";

export const projectList: ListDefinition<Queries.ProjectCardFragment> = {
  kind: "Project",
  noun: { one: "proyecto", many: "proyectos", article: "los" },
  title: "Proyectos",
  noneMessage: "Ahora no hay ninguno así",
  createFilters: createProjectFilters,
  Cards: ProjectCards,
};
