import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import type { Ordered } from "../../src/utils/entries";
import { kinds } from "../../src/utils/kinds";
import { createListIndexPath } from "../../src/utils/paths";
import type { ProjectFacts } from "../../src/utils/projectFilters";
import type { RentalFacts } from "../../src/utils/rentalFilters";
import { indexProjects, indexRentals } from "./facts";

const PROJECT_INDEX = createListIndexPath(kinds.Project.list.path);
const RENTAL_INDEX = createListIndexPath(kinds.Rental.list.path);

/** Writes the index of each list beside its pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.ListingIndexQuery>(`
    query ListingIndex {
      allProject {
        nodes {
          jsonId
          order
          status
          type
          location
        }
      }
      allRental {
        nodes {
          jsonId
          order
          price
          bedrooms
          area
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The query ListingIndex has failed.", errors);
    return;
  }
  await writeIndex(PROJECT_INDEX, indexProjects(data.allProject.nodes));
  await writeIndex(RENTAL_INDEX, indexRentals(data.allRental.nodes));
};

const findFile = (index: string) => path.join("public", index);

async function writeIndex(index: string, facts: readonly object[]): Promise<void> {
  const file = findFile(index);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(facts));
}

/** Answers requests for the indexes with the nodes of the moment. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({
  app,
  getNodesByType,
}) => {
  const server: Express = app;
  const projects = () => getNodesByType("Project") as unknown[] as (Ordered & ProjectFacts)[];
  const rentals = () => getNodesByType("Rental") as unknown[] as (Ordered & RentalFacts)[];
  server.get(PROJECT_INDEX, (_, response) => response.json(indexProjects(projects())));
  server.get(RENTAL_INDEX, (_, response) => response.json(indexRentals(rentals())));
  // The development server prefers what the last build left in public/.
  await Promise.all(
    [PROJECT_INDEX, RENTAL_INDEX].map((index) => rm(findFile(index), { force: true })),
  );
};
