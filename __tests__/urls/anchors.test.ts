import { createUnitAnchor } from "../../src/urls/anchors";

it("a home's anchor ends like the address of its page", () => {
  expect(createUnitAnchor("ventana", "/proyecto/1/2-f/")).toBe("ventana-2-f");
});
