/** @jest-environment node */
import { required } from "../../src/utils/required";

describe("required", () => {
  it.each([0, "", false, "Zaguán"])("returns %p as it is", (value) => {
    expect(required(value)).toBe(value);
  });

  it.each([null, undefined])("throws at %p", (value) => {
    expect(() => required(value)).toThrow("A query found nothing");
  });
});
