import type { PreprocessSourceArgs } from "gatsby";
import { passOver } from "../../../plugins/gatsby-plugin-content/queries";

const packed = "/site/node_modules/gatsby-some/dist/app.js";
const own = "/site/src/pages/index.tsx";
const query = "export const name = graphql`fragment Name on Some { name }`;";
const other = 'console.log("graphql", config);';

it.each([
  ["a package's file without a query", packed, other, ";"],
  ["a package's query", packed, query, undefined],
  ["a package's query after a space", packed, query.replace("`", " `"), undefined],
  ["a page without a query", own, other, undefined],
  ["a page with one", own, query, undefined],
])("has %s read as it should be", (_, filename, contents, expected) => {
  expect(passOver({ filename, contents } as PreprocessSourceArgs)).toBe(expected);
});
