import { slugify } from "./slugify";

/**
 * Creates the path of a home's page: "/proyecto/1/", "2.º F" → "/proyecto/1/2-f/".
 * @returns empty if the name has no letters or digits
 */
export function createUnitPath(projectPath: string, name: string): string {
  const slug = slugify(name);
  return slug && `${projectPath}${slug}/`;
}
