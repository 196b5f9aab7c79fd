import type { ParentSpanPluginArgs } from "gatsby";
import { onPostBuild } from "../../../plugins/gatsby-plugin-documents/gatsby-node";
import { createRental } from "../../queryResults";
import { tempFolder } from "../../tempFolder";
import { readSite } from "./dossierHelpers";

const place = tempFolder();

/** Runs the step on what the query returns, and gets what it ends the build with. */
async function run(data: unknown) {
  const panicOnBuild = jest.fn();
  const cache = { directory: place() };
  const step = onPostBuild as (api: ParentSpanPluginArgs) => Promise<void>;
  const api = { graphql: async () => ({ data }), cache, reporter: { panicOnBuild } };
  await step(api as unknown as ParentSpanPluginArgs);
  return panicOnBuild.mock.calls.map(([message]) => message);
}

it("ends the build on one line if a picture can't be read", async () => {
  const image = { absolutePath: `${process.cwd()}/data/rentals/9/1.jpg`, internal: {} };
  const rental = { ...createRental(), image, gallery: [{ alt: "Salón", image }] };
  const data = {
    site: { siteMetadata: { siteUrl: "https://firma.example" } },
    siteSettings: readSite(),
    landing: { hero: { title: "La puerta", image } },
    allProject: { nodes: [] },
    allRental: { nodes: [rental] },
    allService: { nodes: [] },
  };
  const [message, ...others] = await run(data);
  expect(message).toMatch(
    /^data\/rentals\/9\/1\.jpg {2}Input file is missing.* \(while creating public\/dossier\/.*\.pdf\)$/,
  );
  expect(others).toEqual([]);
});

it("ends the build if the query fails", async () =>
  expect(await run(undefined)).toEqual(["The query Documents has failed."]));
