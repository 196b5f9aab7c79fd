import type { z } from "zod";
import type { KindName } from "../../../src/kinds";
import { benefits, team, testimonials } from "./collections";
import { landing } from "./landing";
import { legal } from "./legal";
import { project, rental } from "./listings";
import { service } from "./service";
import { site } from "./site";

/**
 * The model of each kind of content, from which validation (validateContent.ts), the JSON Schemas
 * in `data/schemas` (jsonSchema.ts) and the GraphQL types (graphqlTypes.ts) are derived.
 *
 * A `title` is a field's Spanish label in the editor; a `description` is its help text, there and
 * in GraphiQL.
 */
export const models: Record<KindName, z.ZodType> = {
  Project: project,
  Rental: rental,
  Service: service,
  LegalPage: legal,
  Landing: landing,
  SiteSettings: site,
  BenefitList: benefits,
  Team: team,
  TestimonialList: testimonials,
};
