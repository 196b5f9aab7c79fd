import fc from "fast-check";
import {
  type Field,
  resolveLinks,
} from "../../../../plugins/gatsby-plugin-content/computedFields/addedFields";
import { onCreateNode } from "../../../../plugins/gatsby-plugin-content/gatsby-node";
import { type ModelName, modelNames } from "../../../../plugins/gatsby-plugin-content/model/models";
import { createEntryTemplate } from "../../../../plugins/gatsby-plugin-content/schema/entryTemplate";
import {
  createTypes,
  normalizedText,
} from "../../../../plugins/gatsby-plugin-content/schema/graphqlTypes";

/* An error in a field that Gatsby computes for sorting or filtering ends `gatsby develop`. */

/** The fields that are computed, of all types. */
function listComputedFields() {
  const fields: [string, string, Field][] = [];
  const buildObjectType = ({ name, fields: all }: { name: string; fields: object }) => {
    for (const [key, field] of Object.entries(all))
      if (field.resolve) fields.push([name, key, field]);
  };
  const ignore = () => undefined;
  const builders = { buildObjectType, buildEnumType: ignore, buildInterfaceType: ignore };
  createTypes(builders as never);
  return fields;
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(undefined, null, 2, "", {}, [], [null], [7], [[]], [{}], "a".repeat(999), -1e308),
  fc.constantFrom({ toString: 1 }, { length: 3 }, [{ name: 1, floor: 1, door: 2 }]),
);

const unit = { name: "1.º A", floor: 1, door: "A", status: "available", price: 300_000 };
const place = { latitude: 40.5, longitude: -3.9 };

/** A valid entry of each kind, with homes, as gatsby-transformer-json makes its node. */
const validNodes = new Map(
  modelNames.map((name) => {
    const { entry } = createEntryTemplate(name, "villas-del-sur");
    const content = { ...entry, units: [unit, { ...unit, name: "1.º B", door: "B" }], order: 3 };
    // Fields of homes are tried on these nodes, too.
    const node = { ...content, jsonId: "villas-del-sur", orientation: "sur", place };
    return [name, { ...node, internal: { type: name } }] as const;
  }),
);

/** Replaces some values of a JSON value, at any depth; `undefined` removes them. */
const corrupt = (value: unknown, replaced: ReadonlyMap<number, unknown>): unknown => {
  let index = -1;
  return JSON.parse(JSON.stringify(value), (key, inside) => {
    index += 1;
    return replaced.has(index) && key ? replaced.get(index) : inside;
  });
};

const replacements = fc
  .array(fc.tuple(fc.nat({ max: 60 }), junk), { minLength: 1, maxLength: 4 })
  .map((pairs) => new Map(pairs));

/** Junk, or a node of which some values were replaced by junk; it stays an object with a type. */
const createNodes = (name: ModelName) =>
  replacements.map((replaced) => {
    const node = corrupt(validNodes.get(name), replaced) as object;
    return { ...node, internal: { type: name } };
  });

const settings = replacements.map((replaced) =>
  corrupt({ purchase: { vat: 10 }, siteMetadata: { siteUrl: "https://a.example" } }, replaced),
);

const fields = listComputedFields();

it("are computed for each kind of entry", () => {
  expect(fields.map(([type, key]) => `${type}.${key}`)).toEqual(
    expect.arrayContaining([
      "Project.jsonId",
      "Project.facade",
      "LegalPage.path",
      "SiteSettings.menu",
    ]),
  );
});

it.each(fields)("%s.%s throws for no value in any file", async (type, _key, { resolve }) => {
  const name = modelNames.find((one) => one === type) ?? "Project";
  const nodes = fc.tuple(createNodes(name), createNodes("Project"), createNodes("Rental"));
  await fc.assert(
    fc.asyncProperty(nodes, settings, junk, async ([node, ...others], site, value) => {
      const entries = [node, ...others];
      const nodeModel = {
        findAll: async () => ({ entries, totalCount: async () => entries.length }),
        findOne: async () => site,
        getNodeById: () => node,
        getNodesByIds: () => entries,
      };
      const context = { nodeModel, defaultFieldResolver: () => value };
      await resolve?.(node, {}, context as never, {});
    }),
    { seed: 1, numRuns: 100 },
  );
});

it.each(modelNames)("a node of %s is stored, whatever its file holds", (name) => {
  const actions = {
    createNode: jest.fn(),
    createNodeField: jest.fn(),
    createParentChildLink: jest.fn(),
  };
  const create = { createNodeId: String, createContentDigest: () => "" };
  fc.assert(
    fc.property(createNodes(name), (content) => {
      const node = { ...content, id: "node" };
      onCreateNode({ node, actions, ...create } as never);
      expect(actions.createNodeField).toHaveBeenLastCalledWith({
        node,
        name: "sortKey",
        value: expect.any(String),
      });
    }),
    { seed: 1, numRuns: 100 },
  );
});

it("texts and links throw for no value", async () => {
  const nodeModel = { findAll: async () => ({ entries: [], totalCount: async () => 0 }) };
  await fc.assert(
    fc.asyncProperty(junk, async (value) => {
      for (const part of [value, [value], [{ target: value }]]) {
        const context = { nodeModel, defaultFieldResolver: () => part } as never;
        normalizedText.extend({}, {}).resolve?.({}, {}, context, {});
        await resolveLinks?.({}, {}, context, {});
      }
    }),
    { seed: 1, numRuns: 100 },
  );
});

describe("an entry whose id is wrong", () => {
  const find = (key: string) =>
    fields.find(([type, name]) => type === "Project" && name === key)?.[2];
  const resolve = (key: string, jsonId: unknown) =>
    find(key)?.resolve?.({ jsonId }, {}, {} as never, {});

  it.each([2, "", undefined, null, {}, ["1"], "Los Encinares", "../1"])(
    "has none: %j, and so no page",
    (jsonId) => {
      expect(resolve("jsonId", jsonId)).toBe("");
      expect(resolve("jsonId", "villas-del-sur")).toBe("villas-del-sur");
      expect(resolve("path", "villas-del-sur")).toBe("/proyecto/villas-del-sur/");
    },
  );
});
