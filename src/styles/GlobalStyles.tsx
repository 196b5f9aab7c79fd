import { Global } from "@emotion/react";
import { fontFaces } from "./fonts";
import { globalStyles } from "./global";
import { printStyles } from "./print";

/** The global rules, which gatsby-ssr renders into the pages; only develop has them in scripts. */
export function GlobalStyles() {
  return <Global styles={[fontFaces, globalStyles, printStyles]} />;
}
