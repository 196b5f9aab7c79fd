/** @jest-environment node */
import { roleLabels, statusLabels, typeLabels } from "../../src/utils/labels";

describe("labels", () => {
  it("names the statuses as the specification does", () => {
    expect(statusLabels).toEqual({
      past: "Completado",
      current: "En construcción",
      future: "Próximamente",
    });
  });

  it("names sale and rent as the specification does", () => {
    expect(typeLabels).toEqual({ sale: "Venta", rent: "Alquiler" });
  });

  it("has a Spanish name of its own for each of the four posts", () => {
    expect(Object.keys(roleLabels).sort()).toEqual(["ceo", "cto", "lawyer", "manager"]);
    expect(new Set(Object.values(roleLabels)).size).toBe(4);
  });
});
