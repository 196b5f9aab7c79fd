import { createContentNode } from "../../../plugins/gatsby-plugin-content/contentNodes";

/** Creates the node of a file in `data/`, and gets what was created. */
async function create(relativeDirectory: string, content: unknown, mediaType = "application/json") {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  const node = { id: "file", relativeDirectory, internal: { mediaType } };
  await createContentNode({
    node,
    actions: { createNode, createParentChildLink },
    loadNodeContent: async () => (typeof content === "string" ? content : JSON.stringify(content)),
    createNodeId: (id: string) => `id of ${id}`,
    createContentDigest: JSON.stringify,
  } as never);
  const [created] = createNode.mock.lastCall ?? [];
  if (created) expect(createParentChildLink).toHaveBeenCalledWith({ parent: node, child: created });
  return created;
}

it.each([
  ["projects/1", "Project"],
  ["site", "SiteSettings"],
])("creates the node of a file in %s", async (folder, type) => {
  expect(await create(folder, { id: "1", order: 2 })).toMatchObject({
    ...{ id: "id of file content", jsonId: "1", order: 2, parent: "file" },
    internal: { type, contentDigest: '{"id":"1","order":2}' },
  });
});

it("normalizes texts wherever they are, and only texts", async () => {
  const written = {
    location: "Alcala\u0301  de\u00A0Henares ",
    image: "./salo\u0301n.jpg",
    units: [{ name: " 1.º  A" }],
    details: { bedrooms: 3, features: ["Dos  baños", "Trastero"] },
    unknown: " a ",
  };
  expect(await create("projects/1", written)).toMatchObject({
    location: "Alcalá de Henares",
    image: "./salo\u0301n.jpg",
    units: [{ name: "1.º A" }],
    details: { bedrooms: 3, features: ["Dos baños", "Trastero"] },
    unknown: " a ",
  });
});

it.each([
  ["that is not valid JSON", "projects/1", "{", "application/json"],
  ["that is empty", "projects/1", "", "application/json"],
  ["in a folder of no kind", "projects2/1", "{}", "application/json"],
  ["that is a picture", "projects/1", "{}", "image/jpeg"],
])("creates no node of a file %s", async (_, folder, content, mediaType) => {
  expect(await create(folder, content, mediaType)).toBeUndefined();
});
