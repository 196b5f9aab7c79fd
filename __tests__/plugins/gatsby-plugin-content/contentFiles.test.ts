/** @jest-environment node */
import { getTypeName } from "../../../plugins/gatsby-plugin-content/contentFiles";
import { kindNames, kinds } from "../../../src/utils/kinds";

describe("getTypeName", () => {
  it.each(kindNames)("gives the files of %s its name, at any depth", (kind) => {
    const { folder } = kinds[kind];
    expect(getTypeName({ node: { relativeDirectory: folder } })).toBe(kind);
    expect(getTypeName({ node: { relativeDirectory: `${folder}/1` } })).toBe(kind);
  });

  it.each(["", "otros", "projects2/1", undefined])("gives no kind to files of «%s»", (folder) => {
    expect(kindNames).not.toContain(getTypeName({ node: { relativeDirectory: folder } }));
  });
});
