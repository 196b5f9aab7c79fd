export type ProjectWithOffer = Pick<Queries.Project, "status" | "type" | "offer">;

/** Whether a project is unfinished: its pictures are renderings and its energy rating planned. */
export const isUnfinished = (status: Queries.ProjectStatus) => status !== "past";

/** Whether no home is left; a project without a list of homes is sold out once it is finished. */
export function isSoldOut({ status, offer }: Pick<ProjectWithOffer, "status" | "offer">): boolean {
  return offer ? offer.available === 0 : status === "past";
}
