import { createPlanAnchor, createUnitAnchor } from "../../src/urls/anchors";

it("plan anchors can be decoded", () => {
  const anchor = createPlanAnchor("Tipo 50% A");
  expect(decodeURIComponent(anchor)).toBe(anchor);
  expect(anchor).not.toMatch(/\s/);
});

it("a home's anchor ends like the address of its page", () => {
  expect(createUnitAnchor("ventana", "/proyecto/1/2-f/")).toBe("ventana-2-f");
});
