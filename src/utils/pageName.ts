/** Creates the name of a page's card and files from its path: "/proyecto/1/" → "proyecto-1". */
export const createPageName = (path: string) => path.split("/").filter(Boolean).join("-");
