/** @jest-environment node */
import { type ContentIssue, formatIssue } from "../../../plugins/gatsby-plugin-content/issues";

const issue: ContentIssue = {
  file: "data/projects/1/project.json",
  line: 12,
  column: 5,
  field: "details.bedrooms",
  message: "se esperaba un número",
  level: "error",
};

describe("formatIssue", () => {
  it("says place, field and what is wrong in one line", () => {
    expect(formatIssue(issue)).toBe(
      "data/projects/1/project.json:12:5  details.bedrooms  se esperaba un número",
    );
  });

  it("leaves out the field where the whole file is meant", () => {
    expect(formatIssue({ ...issue, field: "" })).toBe(
      "data/projects/1/project.json:12:5  se esperaba un número",
    );
  });

  it("says that a warning is one", () => {
    expect(formatIssue({ ...issue, level: "warning" })).toMatch(
      / {2}aviso: se esperaba un número$/,
    );
  });
});
