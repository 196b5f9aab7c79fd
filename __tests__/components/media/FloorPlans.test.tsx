import { render, screen } from "@testing-library/react";
import { FloorPlans } from "../../../src/components/media/FloorPlans";
import { pictureFile } from "../../fixtures";

const plans = ["Planta baja", "Planta primera"].map((title, index) => ({
  title,
  alt: `Distribución de la ${title.toLowerCase()}`,
  image: pictureFile(`plano-${index}`),
}));

describe("FloorPlans", () => {
  it("shows each plan with its title and a button", () => {
    render(<FloorPlans title="Adosados del Parque" plans={plans} />);
    for (const { title, alt } of plans) {
      expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
      expect(screen.getByText(title)).toBeInTheDocument();
      const button = screen.getByRole("button", { name: `Ampliar plano: ${title}` });
      expect(button).toHaveAttribute("aria-haspopup", "dialog");
    }
  });
});
