import path from "node:path";
import type { CreateResolversArgs, GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { kinds } from "../../src/utils/kinds";
import { checkContent } from "./check";
import { formatFault, isWarning } from "./faults";
import { typeDefs } from "./graphql";
import { type Listed, selectNewest } from "./newest";

/** Checks the content: faults end a build, and are printed while developing. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { faults } = await checkContent(path.join(store.getState().program.directory, "data"));
  for (const fault of faults.filter(isWarning)) reporter.warn(formatFault(fault));
  const errors = faults.filter((fault) => !isWarning(fault));
  if (errors.length === 0) return;
  const count = errors.length === 1 ? "Hay un fallo" : `Hay ${errors.length} fallos`;
  reporter.panicOnBuild([`${count} en el contenido:`, ...errors.map(formatFault)].join("\n"));
};

/** Declares the content's types from its model. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs());
};

interface Context {
  nodeModel: { findAll: (query: { type: string }) => Promise<{ entries: Iterable<Listed> }> };
}

/** Gives each entry with a page its `path`, and queries `newestProjects` and `newestRentals`. */
export const createResolvers: GatsbyNode["createResolvers"] = ({
  createResolvers: addResolvers,
}: CreateResolversArgs) => {
  for (const [type, kind] of Object.entries(kinds)) {
    if (!("page" in kind)) continue;
    const resolve = ({ jsonId }: { jsonId: string }) => `${kind.page.prefix}${jsonId}/`;
    addResolvers({ [type]: { path: { type: "String!", resolve } } });
  }
  for (const type of ["Project", "Rental"]) {
    const resolve = async (_source: unknown, _args: unknown, { nodeModel }: Context) =>
      selectNewest((await nodeModel.findAll({ type })).entries);
    addResolvers({ Query: { [`newest${type}s`]: { type: `[${type}!]!`, resolve } } });
  }
};

/** While developing, shows faults of the content over the page, as faults of the code are shown. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  store,
}) => {
  if (stage !== "develop") return;
  const folder = path.join(store.getState().program.directory, "data");
  const plugin = { apply: (compiler: Compiler) => reportFaults(compiler, folder) };
  actions.setWebpackConfig({ plugins: [plugin] });
};

/** Compiles again when the content changes, and adds its faults to those of the compilation. */
function reportFaults(compiler: Compiler, folder: string): void {
  compiler.hooks.afterCompile.tapPromise("gatsby-plugin-content", async (compilation) => {
    if (compilation.compiler !== compiler) return;
    compilation.contextDependencies.add(folder);
    const { faults } = await checkContent(folder);
    const errors = faults.filter((fault) => !isWarning(fault)).map(formatFault);
    if (errors.length === 0) return;
    const message = ["Hay fallos en el contenido:", ...errors].join("\n");
    compilation.errors.push(new compiler.webpack.WebpackError(message));
  });
}
