/** @jest-environment node */
import { required } from "../../src/utils/required";

it("names what a query has not found, which 0 and an empty text are not", () => {
  expect([required(0, "site"), required("", "site")]).toEqual([0, ""]);
  for (const value of [null, undefined]) {
    expect(() => required(value, "siteSettings")).toThrow("A query found no siteSettings");
  }
});
