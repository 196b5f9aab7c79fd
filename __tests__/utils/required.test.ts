/** @jest-environment node */
import { required } from "../../src/utils/required";

describe("required", () => {
  it.each([0, "", false, "Zaguán"])("returns %p as it is", (value) => {
    expect(required(value, "site")).toBe(value);
  });

  it.each([null, undefined])("names what is missing at %p", (value) => {
    expect(() => required(value, "siteSettings")).toThrow("A query found no siteSettings");
  });
});
