/** Creates the slug by which a page's card and files are named from its path: "/proyecto/1/" → "proyecto-1". */
export const createPageSlug = (path: string) => path.split("/").filter(Boolean).join("-");
