import { createAnchor } from "../../src/urls/anchors";

it("plan anchors can be decoded", () => {
  const anchor = createAnchor("plano", "Tipo 50% A");
  expect(decodeURIComponent(anchor)).toBe(anchor);
  expect(anchor).not.toMatch(/\s/);
});
