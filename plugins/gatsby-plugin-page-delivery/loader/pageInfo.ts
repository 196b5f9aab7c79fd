/** The page's data, which gatsby-ssr.tsx renders for the loader. */
export interface PageInfo {
  pagePath: string;
  /** The name of the page's template among webpack's chunks. */
  chunk: string;
  /** Addresses of the data that Gatsby asks for when it starts. */
  data: string[];
  pathPrefix: string;
  /** For a page that is complete only with scripts. */
  immediate: boolean;
}

/** The globals that Gatsby's inline scripts would set. */
declare global {
  interface Window {
    pagePath: string;
    ___chunkMapping: Record<string, string[]>;
    ___webpackCompilationHash: string;
  }
}

const find = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

export const readPageInfo = (): PageInfo =>
  JSON.parse(find("page-loader").dataset.page as string) as PageInfo;

const getScripts = (selector: string) => [
  ...find<HTMLTemplateElement>("gatsby-scripts").content.querySelectorAll(selector),
];

/** The addresses of Gatsby's scripts, in the order in which they have to run. */
export const getAddresses = () =>
  getScripts("[src]:not([nomodule])").map((script) => script.getAttribute("src") ?? "");

/** Reads a string that Gatsby assigns in an inline script, which the policy forbids to run. */
export function readGlobal(name: string): string {
  const text = getScripts("script:not([src])")
    .map(({ textContent }) => textContent)
    .join("");
  const [, value] = new RegExp(`${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(text) ?? [];
  return value ? JSON.parse(value) : "";
}

/** Gatsby writes the mapping as a string of JSON, and expects an object. */
export const readChunkMapping = () =>
  JSON.parse(readGlobal("___chunkMapping") || "{}") as Window["___chunkMapping"];
