/** @jest-environment node */
import {
  energyLabels,
  roleLabels,
  statusLabels,
  typeLabels,
  unitLabels,
} from "../../src/utils/labels";

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

  it("names the states of a home and a pending rating", () => {
    expect(unitLabels).toEqual({
      available: "Disponible",
      reserved: "Reservada",
      sold: "Vendida",
    });
    expect(energyLabels).toMatchObject({ A: "A", G: "G", pending: "En trámite" });
  });

  it("has a Spanish name for each of the four posts", () => {
    expect(Object.keys(roleLabels).sort()).toEqual(["ceo", "cto", "lawyer", "manager"]);
    expect(new Set(Object.values(roleLabels)).size).toBe(4);
  });
});
