/** @jest-environment node */
import { readFileSync } from "node:fs";
import config from "../gatsby-config";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/* What the site was ordered as; none of it is ours to replace. */

it.each([
  "gatsby",
  "gatsby-plugin-image",
  "gatsby-plugin-sharp",
  "gatsby-transformer-json",
  "gatsby-source-filesystem",
  "gatsby-plugin-emotion",
  "@emotion/react",
  "react",
  "react-dom",
  "jest",
])("depends on %s", (name) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
});

it("uses each of the ordered plugins", () => {
  const plugins = config.plugins?.map((plugin) =>
    typeof plugin === "string" ? plugin : plugin?.resolve,
  );
  expect(plugins).toEqual(
    expect.arrayContaining([
      "gatsby-source-filesystem",
      "gatsby-transformer-json",
      "gatsby-plugin-emotion",
      "gatsby-plugin-image",
      "gatsby-plugin-sharp",
    ]),
  );
});
