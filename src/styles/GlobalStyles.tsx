import { Global } from "@emotion/react";
import { fontFaces } from "./fonts";
import { globalStyles } from "./global";
import { printStyles } from "./print";

/**
 * What holds on every page and never changes: gatsby-ssr writes it into the pages,
 * and only while developing, where it does change, is it in the scripts as well.
 */
export function GlobalStyles() {
  return <Global styles={[fontFaces, globalStyles, printStyles]} />;
}
