/** The event that tells the loader that React has taken the page over. */
export const HYDRATED = "hydrated";
