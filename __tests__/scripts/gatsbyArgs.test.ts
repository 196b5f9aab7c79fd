/** @jest-environment node */
import { gatsbyArgs } from "../../scripts/gatsbyArgs";

describe("gatsbyArgs", () => {
  it("has links begin with the path under which the site stands, if it does", () => {
    expect(gatsbyArgs("https://zaguan.example", [])).toEqual(["build"]);
    expect(gatsbyArgs("https://zaguan.example/web", [])).toEqual(["build", "--prefix-paths"]);
  });

  it("passes on what else was asked for, once", () => {
    const more = ["--prefix-paths", "--verbose"];
    expect(gatsbyArgs("https://zaguan.example/web", more)).toEqual(["build", ...more]);
  });
});
