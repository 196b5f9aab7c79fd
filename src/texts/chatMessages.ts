import { nameSimilar, takesArticle } from "./unitNames";

/* The first message of a chat about what a visitor looks at. */

const describeInterest = (what: string) => `Hola, me interesa ${what}.`;

/** For example "Hola, me interesa Residencial Los Encinares." */
export const askAboutListing = (title: string, isSoldOut: boolean) =>
  describeInterest(isSoldOut ? `algo parecido a ${title}` : title);

/** For example "Hola, me interesa «Ático con terraza». ¿Sigue libre?" */
export const askIfFree = (unit: string) => `${describeInterest(unit)} ¿Sigue libre?`;

type Unit = Pick<Queries.Unit, "name" | "door" | "status"> & {
  project: Pick<Queries.Project, "title">;
};

/** For example "Hola, me interesa el 2.º F de Residencial Los Encinares. ¿Sigue libre?" */
export function askAboutUnit(unit: Unit): string {
  const { title } = unit.project;
  if (unit.status === "sold") return describeInterest(`algo ${nameSimilar(unit)} de ${title}`);
  const named = `${takesArticle(unit) ? "el " : ""}${unit.name} de ${title}`;
  if (unit.status === "reserved") return `${describeInterest(named)} ¿Me avisáis si se libera?`;
  return askIfFree(named);
}

/** The first message of a chat that is about nothing in particular. */
export const GREETING = "Hola, os escribo desde la web.";
