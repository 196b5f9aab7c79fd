import { Global } from "@emotion/react";
import { fontFaces } from "./fontFaces";
import { globalRules } from "./globalRules";
import { printRules } from "./printRules";

/** Global styles: gatsby-ssr inlines them into built pages, only develop renders them by script. */
export function GlobalStyles() {
  return <Global styles={[fontFaces, globalRules, printRules]} />;
}
