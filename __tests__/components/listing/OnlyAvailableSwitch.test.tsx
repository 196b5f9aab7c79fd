import { render, screen } from "@testing-library/react";
import { OnlyAvailableSwitch } from "../../../src/components/listing/OnlyAvailableSwitch";
import { unit } from "../../queryResults";

it.each([
  ["of ten homes", 10, "available", true],
  ["of fewer", 9, "available", false],
  ["without an available one", 10, "sold", false],
] as const)("can reduce a table %s to what is available: %s", (_, count, status, can) => {
  const units = Array.from({ length: count }, (_, index) => unit({ name: `${index}`, status }));
  render(<OnlyAvailableSwitch units={units} />);
  expect(Boolean(screen.queryByRole("checkbox", { name: "Solo disponibles" }))).toBe(can);
});
