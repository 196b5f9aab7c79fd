import type { CreateWebpackConfigArgs } from "gatsby";

/** What is changed in the text of packages that have no option for it. */
const AMENDMENTS = [
  {
    // Emotion's prefixes for browsers of ten years ago: they made a quarter of the styles.
    file: /@emotion[\\/]cache[\\/]dist[\\/].+\.js$/,
    search: "defaultStylisPlugins = [prefixer]",
    replace: "defaultStylisPlugins = []",
  },
  {
    // What a screen reader says of a page reached from within the site.
    file: /\.cache[\\/]navigation\.js$/,
    search: "`Navigated to ",
    replace: "`Página: ",
  },
];

/** Amends packages while they are bundled; fails where a text to be amended has gone with an update. */
export function amend({ actions }: CreateWebpackConfigArgs): void {
  const rules = AMENDMENTS.map(({ file, ...options }) => ({
    test: file,
    enforce: "pre",
    loader: "string-replace-loader",
    options: { ...options, strict: true },
  }));
  actions.setWebpackConfig({ module: { rules } });
}
