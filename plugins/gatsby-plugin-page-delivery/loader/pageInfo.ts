/** The data about the page that gatsby-ssr.tsx renders for the loader. */
export interface PageInfo {
  pagePath: string;
  /** The webpack chunk name of the page's template. */
  chunk: string;
  /** The addresses of the data that Gatsby requests on start. */
  data: string[];
  pathPrefix: string;
  /** Whether the page is incomplete without scripts. */
  immediate: boolean;
}

/** Globals that Gatsby's inline scripts would set. */
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

/** The addresses of Gatsby's scripts, in execution order. */
export const getAddresses = () =>
  getScripts("[src]:not([nomodule])").map((script) => script.getAttribute("src") ?? "");

/** Reads a string that Gatsby assigns in an inline script, which the policy blocks. */
export function readGlobal(name: string): string {
  const text = getScripts("script:not([src])")
    .map(({ textContent }) => textContent)
    .join("");
  const [, value] = new RegExp(`${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(text) ?? [];
  return value ? JSON.parse(value) : "";
}

/** Gatsby writes the mapping as a JSON string but expects an object. */
export const readChunkMapping = () =>
  JSON.parse(readGlobal("___chunkMapping") || "{}") as Window["___chunkMapping"];
