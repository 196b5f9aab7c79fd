import { render } from "@testing-library/react";
import { UnitNotes } from "../../../src/components/listing/UnitNotes";
import { purchaseSettings as settings, unit } from "../../queryResults";

it("tells once what all homes share", () => {
  const shared = { bathrooms: 2, orientation: "sur" } as const;
  const { container } = render(
    <UnitNotes
      units={[unit(shared), unit({ ...shared, name: "1.º B" })]}
      type="sale"
      settings={settings}
    />,
  );
  expect(container).toHaveTextContent("Todas con 3 dormitorios y 2 baños, y el salón al sur.");
  expect(container).toHaveTextContent("Superficies en m²; precios sin IVA (10 %).");
});
