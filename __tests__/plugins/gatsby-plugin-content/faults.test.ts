/** @jest-environment node */
import { type Fault, formatFault, isWarning } from "../../../plugins/gatsby-plugin-content/faults";

const fault: Fault = {
  file: "data/projects/1/project.json",
  line: 12,
  column: 5,
  field: "details.bedrooms",
  message: "se esperaba un número",
  level: "error",
};

describe("formatFault", () => {
  it("says place, field and what is wrong in one line", () => {
    expect(formatFault(fault)).toBe(
      "data/projects/1/project.json:12:5  details.bedrooms  se esperaba un número",
    );
  });

  it("leaves out the field where the whole file is meant", () => {
    expect(formatFault({ ...fault, field: "" })).toBe(
      "data/projects/1/project.json:12:5  se esperaba un número",
    );
  });

  it("says that a warning is one", () => {
    expect(formatFault({ ...fault, level: "warning" })).toMatch(
      / {2}aviso: se esperaba un número$/,
    );
  });
});

describe("isWarning", () => {
  it("tells warnings from errors", () => {
    expect(isWarning({ ...fault, level: "warning" })).toBe(true);
    expect(isWarning(fault)).toBe(false);
  });
});
