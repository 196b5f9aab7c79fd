/** The event that tells the loader that React has hydrated the page. */
export const HYDRATED_EVENT = "hydrated";
