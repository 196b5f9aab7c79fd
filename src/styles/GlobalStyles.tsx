import { Global } from "@emotion/react";
import { fontFaces } from "./fontFaces";
import { globalStyles } from "./globalRules";
import { printStyles } from "./print";

/** Global styles: gatsby-ssr inlines them into built pages, only develop renders them by script. */
export function GlobalStyles() {
  return <Global styles={[fontFaces, globalStyles, printStyles]} />;
}
