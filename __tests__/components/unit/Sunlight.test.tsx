import { render, screen } from "@testing-library/react";
import { calculateSunlight } from "../../../plugins/gatsby-plugin-content/computedFields/sunlight";
import { Sunlight } from "../../../src/components/unit/Sunlight";
import { requirePresent } from "../../../src/utils/requirePresent";

const renderSunlight = (orientation: Queries.Orientation) => {
  const place = { latitude: 40.4988, longitude: -3.8792 };
  const sunlight = requirePresent(calculateSunlight(orientation, place), "sunlight");
  const { container } = render(
    <Sunlight sunlight={sunlight} orientation={orientation} location="Las Rozas de Madrid" />,
  );
  return [...container.querySelectorAll("svg text")].map((text) => text.textContent);
};

it("says when the sun shines in, for which facade, and draws the paths of the sun", () => {
  const drawn = renderSunlight("sur");
  expect(screen.getByRole("region", { name: "La luz" })).toBeVisible();
  expect(
    screen.getByText(/^En diciembre, sol en el salón de 9:20 a 17:10; en junio/),
  ).toBeVisible();
  expect(screen.getByText(/^Para una fachada al sur en Las Rozas/)).toBeVisible();
  expect(drawn).toEqual(
    ["Este", "Sur", "Oeste"].concat("Junio", "11:50", "16:40", "Diciembre", "9:20", "17:10"),
  );
});

it("hides the drawing from screen readers, which hear the sentence", () => {
  renderSunlight("sur");
  expect(screen.getByText("Junio").closest("[aria-hidden='true']")).not.toBeNull();
});

it.each<[Queries.Orientation, string[]]>([
  ["norte", ["Este", "Sur", "Oeste", "Norte", "Norte"]],
  ["noroeste", ["Este", "Sur", "Oeste", "Noroeste"]],
])("names a facade to the %s on the horizon", (orientation, directions) => {
  expect(renderSunlight(orientation).slice(0, directions.length)).toEqual(directions);
});
