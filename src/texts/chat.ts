import { takesArticle } from "./unitPage";

/* The first message of a chat about what a visitor looks at. */

/** For example "Hola, me interesa Residencial Los Encinares." */
export const describeInterest = (title: string) => `Hola, me interesa ${title}.`;

/** For example "Hola, me interesa «Ático con terraza». ¿Sigue libre?" */
export const askIfFree = (home: string) => `${describeInterest(home)} ¿Sigue libre?`;

type Home = Pick<Queries.Unit, "name" | "door" | "status"> & {
  project: Pick<Queries.Project, "title">;
};

/** For example "Hola, me interesa el 2.º F de Residencial Los Encinares. ¿Sigue libre?" */
export function askAboutHome(unit: Home): string {
  const home = `${takesArticle(unit) ? "el " : ""}${unit.name} de ${unit.project.title}`;
  if (unit.status === "reserved") return `${describeInterest(home)} ¿Me avisáis si se libera?`;
  return askIfFree(home);
}
